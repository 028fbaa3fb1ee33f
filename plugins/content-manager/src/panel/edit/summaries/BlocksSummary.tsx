import { FormattedMessage } from 'react-intl';
import type { FieldEditorProps } from '../fields/field-editor-props.ts';
import { useFormValue } from '../form/index.ts';
import styles from './BlocksSummary.module.css';
import { summaryMessages } from './messages.ts';
import { plainText } from '../values/plain-text.ts';
import { SummaryCard } from './SummaryCard.tsx';

/** Text blocks: how they begin. */
export function BlocksSummary(props: FieldEditorProps) {
  const text = plainText(useFormValue(props.path));
  return (
    <SummaryCard editor={props}>
      {text === '' ? (
        <FormattedMessage {...summaryMessages.noText} />
      ) : (
        <p className={styles['text']} dir="auto">
          {text}
        </p>
      )}
    </SummaryCard>
  );
}
