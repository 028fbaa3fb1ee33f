import type { InlineElementProps } from '@admin/plugin-content-manager/points';
import { VisuallyHidden } from '@admin/ui';
import { useIntl } from 'react-intl';
import { footnoteMessages as messages } from '../messages.ts';
import styles from './Inline.module.css';

/** The sign of a footnote in the editor, with its note as title. */
export default function FootnoteElement({ node }: InlineElementProps) {
  const { formatMessage } = useIntl();
  const note = String(node['note']);
  return (
    <sup className={styles.footnote} title={note}>
      <VisuallyHidden>{formatMessage(messages.named, { note })}</VisuallyHidden>
      <span aria-hidden="true">*</span>
    </sup>
  );
}
