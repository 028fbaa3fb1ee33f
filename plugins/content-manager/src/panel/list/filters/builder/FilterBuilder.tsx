import { type FilterCondition, filterLimits, type ListFilters, noFilters } from '@admin/content-model';
import { Button, Icon, Select } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useReducer, useState } from 'react';
import { useRowFocus } from './use-row-focus.ts';
import type { ListParameters } from '../../../address/list-parameters.ts';
import type { ContentTypeView } from '../../../schema/index.ts';
import { builderMessages } from '../messages.ts';
import { useFilterWords } from '../use-filter-words.ts';
import { DraftRows } from './DraftRows.tsx';
import {
  changedDraft,
  draftConditions,
  draftOf,
  type FilterDraft,
  filtersOfDraft,
  isComplete,
  newCondition,
} from './filter-draft.ts';
import styles from './FilterBuilder.module.css';

export interface FilterBuilderProps {
  readonly view: ContentTypeView;
  readonly parameters: ListParameters['parameters'];
  readonly filters: ListFilters;
  /** Index of the filter to focus; null for the first one. */
  readonly index: number | null;
  /** Called with the new filters. */
  readonly onApply: (filters: ListFilters) => void;
  /** Number of other conditions of the list. */
  readonly otherConditions: number;
}

/** Edits the filters of a list, which take effect when they are applied. */
export default function FilterBuilder(props: FilterBuilderProps) {
  const { view, parameters, filters, index, onApply, otherConditions } = props;
  const words = useFilterWords(view, { filters, parameters });
  const { intl, fields } = words;
  const { mainField } = view.configuration.settings;
  const first = fields.find(({ name }) => name === mainField) ?? fields[0];
  const [draft, change] = useReducer(changedDraft, filters, (initial): FilterDraft => {
    const draftOfFilters = draftOf(initial);
    return draftOfFilters.items.length === 0 && first
      ? changedDraft(draftOfFilters, { type: 'add', condition: newCondition(first) })
      : draftOfFilters;
  });
  const [showsMissing, setShowsMissing] = useState(false);
  const focused = draft.items[index ?? 0] ?? draft.items[0];
  const { rows, focusNext } = useRowFocus(
    focused
      ? { key: focused.key, part: index === null && filters.items.length === 0 ? 'field' : 'value' }
      : 'add',
  );

  const conditions = draftConditions(draft);
  const maxConditions = filterLimits.conditions - otherConditions;
  const isFull = conditions.length >= maxConditions;
  const isMissing = (condition: FilterCondition): boolean => !isComplete(fields, condition);
  const add = (type: 'add' | 'add-group'): void => {
    if (!first) return;
    change({ type, condition: newCondition(first) });
    focusNext({ key: draft.nextKey + (type === 'add' ? 0 : 1), part: 'field' });
  };
  const apply = (): void => {
    const open = conditions.find(({ condition }) => isMissing(condition));
    if (!open) return onApply(filtersOfDraft(fields, draft));
    setShowsMissing(true);
    return focusNext({ key: open.key, part: 'value' });
  };

  return (
    <form
      className={styles.builder}
      onSubmit={(event) => {
        event.preventDefault();
        // The popover may be inside another form.
        event.stopPropagation();
        apply();
      }}
    >
      <div className={styles.builder} ref={rows}>
        {draft.items.length > 1 && (
          <div className={styles.joint}>
            <Select
              aria-label={intl.formatMessage(builderMessages.joint)}
              onValueChange={(joint) => change({ type: 'joint', joint })}
              options={[
                { value: 'and', label: intl.formatMessage(builderMessages.all) },
                { value: 'or', label: intl.formatMessage(builderMessages.any) },
              ]}
              value={draft.joint}
              width="content"
            />
          </div>
        )}
        <DraftRows
          change={change}
          draft={draft}
          focusNext={focusNext}
          isFull={isFull}
          isMissing={(condition) => showsMissing && isMissing(condition)}
          parameters={parameters}
          words={words}
        />
        <div className={styles.adding} data-part="add">
          <Button
            disabled={isFull}
            onClick={() => add('add')}
            size="small"
            startIcon={<Icon icon={Plus} size="small" />}
            variant="ghost"
          >
            {intl.formatMessage(builderMessages.addCondition)}
          </Button>
          <Button disabled={isFull} onClick={() => add('add-group')} size="small" variant="ghost">
            {intl.formatMessage(builderMessages.addGroup)}
          </Button>
        </div>
        {isFull && (
          <output className={styles.note}>
            {intl.formatMessage(builderMessages.most, { count: filterLimits.conditions })}
          </output>
        )}
      </div>
      <div className={styles.footer}>
        {filters.items.length > 0 && (
          <Button onClick={() => onApply(noFilters)} variant="ghost">
            {intl.formatMessage(builderMessages.clear)}
          </Button>
        )}
        <Button type="submit" variant="primary">
          {intl.formatMessage(builderMessages.apply)}
        </Button>
      </div>
    </form>
  );
}
