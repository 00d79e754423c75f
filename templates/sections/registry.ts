import type { SectionDefinition } from 'kartograf'
import { authorList } from './author-list/AuthorList.tsx'
import { bars } from './bars/Bars.tsx'
import { benefitList } from './benefit-list/BenefitList.tsx'
import { body } from './body/Body.tsx'
import { callout } from './callout/Callout.tsx'
import { caseCards } from './case-cards/CaseCards.tsx'
import { checklist } from './checklist/Checklist.tsx'
import { compare } from './compare/Compare.tsx'
import { contactForm } from './contact-form/ContactForm.tsx'
import { contactRoutes } from './contact-routes/ContactRoutes.tsx'
import { ctaInline } from './cta-inline/CtaInline.tsx'
import { ctaPanel } from './cta-panel/CtaPanel.tsx'
import { diagram } from './diagram/DiagramSection.tsx'
import { embed } from './embed/Embed.tsx'
import { eventForm } from './event-form/EventForm.tsx'
import { eventList } from './event-list/EventList.tsx'
import { extracts } from './extracts/Extracts.tsx'
import { faq } from './faq/Faq.tsx'
import { featureGrid } from './feature-grid/FeatureGrid.tsx'
import { heroAlarm } from './hero-alarm/HeroAlarm.tsx'
import { heroMap } from './hero-map/HeroMap.tsx'
import { heroSplit } from './hero-split/HeroSplit.tsx'
import { heroStrip } from './hero-strip/HeroStrip.tsx'
import { jobList } from './job-list/JobList.tsx'
import { linkList } from './link-list/LinkList.tsx'
import { locations } from './locations/Locations.tsx'
import { picture } from './picture/Picture.tsx'
import { pairs } from './pairs/Pairs.tsx'
import { pillars } from './pillars/Pillars.tsx'
import { postList } from './post-list/PostList.tsx'
import { prices } from './prices/Prices.tsx'
import { process } from './process/Process.tsx'
import { productList } from './product-list/ProductList.tsx'
import { proofStrip } from './proof-strip/ProofStrip.tsx'
import { prose } from './prose/Prose.tsx'
import { quote } from './quote/Quote.tsx'
import { raci } from './raci/Raci.tsx'
import { related } from './related/Related.tsx'
import { roster } from './roster/Roster.tsx'
import { screen } from './screen/ScreenSection.tsx'
import { serviceIndex } from './service-index/ServiceIndex.tsx'
import { siteMap } from './site-map/SiteMap.tsx'
import { sla } from './sla/Sla.tsx'
import { smallMultiples } from './small-multiples/SmallMultiples.tsx'
import { statBand } from './stat-band/StatBand.tsx'
import { storageTable } from './storage-table/StorageTable.tsx'
import { storyRow } from './story-row/StoryRow.tsx'
import { table } from './table/Table.tsx'
import { team } from './team/Team.tsx'
import { timeAxis } from './time-axis/TimeAxis.tsx'
import { timeline } from './timeline/Timeline.tsx'

/** All section types that pages may use. */
export const sections: readonly SectionDefinition[] = [
  authorList,
  bars,
  benefitList,
  body,
  callout,
  caseCards,
  checklist,
  compare,
  contactForm,
  contactRoutes,
  ctaInline,
  ctaPanel,
  diagram,
  embed,
  eventForm,
  eventList,
  extracts,
  faq,
  featureGrid,
  heroAlarm,
  heroMap,
  heroSplit,
  heroStrip,
  jobList,
  linkList,
  locations,
  picture,
  pairs,
  pillars,
  postList,
  prices,
  process,
  productList,
  proofStrip,
  prose,
  quote,
  raci,
  related,
  roster,
  screen,
  serviceIndex,
  siteMap,
  sla,
  smallMultiples,
  statBand,
  storageTable,
  storyRow,
  table,
  team,
  timeAxis,
  timeline,
]
