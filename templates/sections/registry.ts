import type { SectionDefinition } from '../../renderer/model/theme.ts'
import { authorList } from './AuthorList.tsx'
import { bars } from './Bars.tsx'
import { benefitList } from './BenefitList.tsx'
import { body } from './Body.tsx'
import { callout } from './Callout.tsx'
import { caseCards } from './CaseCards.tsx'
import { checklist } from './Checklist.tsx'
import { compare } from './Compare.tsx'
import { contactRoutes } from './ContactRoutes.tsx'
import { ctaInline } from './CtaInline.tsx'
import { ctaPanel } from './CtaPanel.tsx'
import { diagram } from './DiagramSection.tsx'
import { eventForm } from './EventForm.tsx'
import { eventList } from './EventList.tsx'
import { faq } from './Faq.tsx'
import { featureGrid } from './FeatureGrid.tsx'
import { heroAlarm } from './HeroAlarm.tsx'
import { heroMap } from './HeroMap.tsx'
import { heroSplit } from './HeroSplit.tsx'
import { heroStrip } from './HeroStrip.tsx'
import { jobList } from './JobList.tsx'
import { linkList } from './LinkList.tsx'
import { locations } from './Locations.tsx'
import { pillars } from './Pillars.tsx'
import { postList } from './PostList.tsx'
import { prices } from './Prices.tsx'
import { process } from './Process.tsx'
import { productList } from './ProductList.tsx'
import { proofStrip } from './ProofStrip.tsx'
import { prose } from './Prose.tsx'
import { quote } from './Quote.tsx'
import { raci } from './Raci.tsx'
import { related } from './Related.tsx'
import { serviceIndex } from './ServiceIndex.tsx'
import { sla } from './Sla.tsx'
import { statBand } from './StatBand.tsx'
import { storageTable } from './StorageTable.tsx'
import { storyRow } from './StoryRow.tsx'
import { table } from './Table.tsx'
import { team } from './Team.tsx'
import { timeline } from './Timeline.tsx'

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
  contactRoutes,
  ctaInline,
  ctaPanel,
  diagram,
  eventForm,
  eventList,
  faq,
  featureGrid,
  heroAlarm,
  heroMap,
  heroSplit,
  heroStrip,
  jobList,
  linkList,
  locations,
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
  serviceIndex,
  sla,
  statBand,
  storageTable,
  storyRow,
  table,
  team,
  timeline,
]
