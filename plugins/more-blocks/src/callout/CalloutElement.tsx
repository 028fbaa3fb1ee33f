import type { BlockElementProps } from '@admin/plugin-content-manager/points';
import { Icon, Select } from '@admin/ui';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import styles from './Callout.module.css';
import { toneOf, tones } from './callout-node.ts';
import { calloutMessages as messages, toneMessages } from '../messages.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

/** A callout in the editor, with a choice of its tone above the text. */
export default function CalloutElement({ node, children, disabled, onChange }: BlockElementProps) {
  const { formatMessage } = useIntl();
  const tone = toneOf(node);
  return (
    <div className={styles.callout} data-tone={tone}>
      <div className={styles.head} contentEditable={false}>
        <Icon icon={icons[tone]} />
        {disabled ? (
          <span>{formatMessage(toneMessages[tone])}</span>
        ) : (
          <Select
            aria-label={formatMessage(messages.tone)}
            options={tones.map((value) => ({ value, label: formatMessage(toneMessages[value]) }))}
            size="small"
            value={tone}
            width="content"
            onValueChange={(chosen) => onChange({ tone: chosen })}
          />
        )}
      </div>
      <div className={styles.text} dir="auto">
        {children}
      </div>
    </div>
  );
}
