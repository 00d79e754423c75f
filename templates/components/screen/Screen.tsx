import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { Facts } from '../lists/Facts.tsx'
import { Mark } from '../header/Wordmark.tsx'
import { Track } from '../chart/Track.tsx'
import { ScreenLabel } from './ScreenLabel.tsx'
import { ScreenTable } from './ScreenTable.tsx'
import type { ScreenData } from './schema.ts'

interface Props {
  readonly screen: ScreenData
  readonly context: Context
}

/** A screen of a tool, as text: it can be read aloud, selected and printed, and reflows on phones. Nothing in it is a control. */
export function Screen({ screen, context }: Props): ReactNode {
  const { heading, text, state, facts, listing, foot } = screen
  return (
    <div className="screen">
      <ScreenBar screen={screen} />
      <div className="screen-body">
        <div className="screen-head">
          <p className="screen-heading">{heading}</p>
          {text && <p className="screen-text">{context.markdown(text)}</p>}
          {state && <ScreenLabel state={state.state}>{state.label}</ScreenLabel>}
        </div>
        {facts && <Facts className="screen-facts screen-panel" facts={facts} />}
        {listing && (
          <pre className="screen-listing screen-panel" data-tone="night">
            {listing}
          </pre>
        )}
        <ScreenTable screen={screen} context={context} />
        {foot && <ScreenFoot foot={foot} />}
      </div>
    </div>
  )
}

/** The name of the tool and where it is open, dark in both tones. */
function ScreenBar({ screen: { name, context, code } }: Pick<Props, 'screen'>): ReactNode {
  return (
    <div className="screen-bar" data-tone="night">
      <Mark size={24} />
      <p className="screen-name">{name}</p>
      {context && <p className="screen-context">{context}</p>}
      {code && <p className="screen-code">{code}</p>}
    </div>
  )
}

function ScreenFoot({ foot }: { readonly foot: NonNullable<ScreenData['foot']> }): ReactNode {
  const { heading, share, joints, labels } = foot
  return (
    <div className="screen-foot screen-panel">
      <p>{heading}</p>
      {share !== undefined && <Track parts={[{ to: share, kind: 'value' }]} joints={joints} />}
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  )
}
