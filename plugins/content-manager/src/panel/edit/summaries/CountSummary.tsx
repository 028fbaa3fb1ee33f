import { Icon } from '@admin/ui';
import { Layers } from '@admin/ui/icons';
import { FormattedMessage } from 'react-intl';
import type { FieldEditorProps } from '../fields/field-editor-props.ts';
import { useFormSelection } from '../form/index.ts';
import { countItems } from '../values/count-items.ts';
import { summaryMessages } from './messages.ts';
import { SummaryCard } from './SummaryCard.tsx';

/** A repeatable component or a dynamic zone: how many entries it holds. */
export function CountSummary(props: FieldEditorProps) {
  const count = useFormSelection(props.path, countItems);
  return (
    <SummaryCard editor={props}>
      <Icon icon={Layers} />
      <FormattedMessage
        {...(count === 0 ? summaryMessages.noItems : summaryMessages.items)}
        values={{ count }}
      />
    </SummaryCard>
  );
}
