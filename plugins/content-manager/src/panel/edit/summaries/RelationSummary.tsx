import { Icon } from '@admin/ui';
import { LinkIcon } from '@admin/ui/icons';
import { getIn } from 'final-form';
import { FormattedMessage } from 'react-intl';
import type { FieldEditorProps } from '../fields/field-editor-props.ts';
import { useFormSelection } from '../form/index.ts';
import { useSavedEntry } from '../session/saved-entry-context.ts';
import { countItems } from '../values/count-items.ts';
import { summaryMessages } from './messages.ts';
import { SummaryCard } from './SummaryCard.tsx';

/**
 * A relation: how many entries the saved entry links. Counts are not part of the form; inside a component
 * they hold only as long as it is the saved component that is in the form.
 */
export function RelationSummary(props: FieldEditorProps) {
  const { source } = useSavedEntry();
  const owner = props.path.split('.').slice(0, -1).join('.');
  const ownerId = useFormSelection(owner === '' ? 'id' : `${owner}.id`, (id) =>
    typeof id === 'number' ? id : null,
  );
  const isSaved = owner === '' || (ownerId !== null && getIn(source ?? {}, `${owner}.id`) === ownerId);
  const count = isSaved ? countItems(getIn(source ?? {}, props.path)) : 0;
  return (
    <SummaryCard editor={props}>
      <Icon icon={LinkIcon} />
      <FormattedMessage
        {...(count === 0 ? summaryMessages.noEntries : summaryMessages.entries)}
        values={{ count }}
      />
    </SummaryCard>
  );
}
