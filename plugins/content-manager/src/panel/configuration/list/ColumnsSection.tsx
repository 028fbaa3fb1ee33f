import { labelInWords, ownValue } from '@admin/content-model';
import { notifyRef, Section, TextField, useService } from '@admin/shell';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ArrangeArea } from '../../arranging/ArrangeArea.tsx';
import { droppedOrder, steppedOrder } from '../../arranging/list-order.ts';
import { arrangingMessages } from '../../arranging/messages.ts';
import { useArranging } from '../../arranging/use-arranging.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { FieldCard } from '../arranging/FieldCard.tsx';
import { InsertField } from '../arranging/InsertField.tsx';
import { dragTypes } from '../arranging/use-card-drag.ts';
import dialogStyles from '../FieldDialog.module.css';
import { FieldDialog } from '../FieldDialog.tsx';
import { SwitchField, typedLabel, useFormValue } from '../form-fields.tsx';
import { configurationMessages } from '../messages.ts';
import styles from './ColumnsSection.module.css';
import { canBeSorted, type ColumnSettings, listableNames, type ListSettings } from './list-settings.ts';
import { listSettingsMessages } from './messages.ts';

/** The columns of a list as cards: move, add, rename and remove. */
export function ColumnsSection({ view }: { readonly view: ContentTypeView }) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const [removals, setRemovals] = useState(0);
  const [inserted, setInserted] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [columns, setColumns] = useFormValue<ListSettings['columns']>('columns');
  const [fields, setFields] = useFormValue<ListSettings['fields']>('fields');
  const labelOf = (name: string): string => labelInWords(name, ownValue(fields, name)?.label);
  const arranging = useArranging<readonly string[]>({
    value: columns,
    onChange: setColumns,
    // A list has one direction.
    steps: ['back', 'forward'],
    step: steppedOrder,
    describe: (value, name) =>
      intl.formatMessage(listSettingsMessages.place, {
        place: value.indexOf(name) + 1,
        count: value.length,
      }),
    labelOf,
  });
  const others = listableNames(view)
    .filter((name) => !columns.includes(name))
    .map((name) => ({ name, label: labelOf(name) }))
    .toSorted((one, next) => one.label.localeCompare(next.label, intl.locale));
  const remove = (name: string) => {
    if (columns.length === 1) {
      notify({ tone: 'info', title: listSettingsMessages.lastColumn });
      return;
    }
    const rest = columns.filter((column) => column !== name);
    arranging.put(rest, name, arrangingMessages.removed);
    setRemovals(removals + 1);
  };
  return (
    <Section
      description={intl.formatMessage(listSettingsMessages.view)}
      title={intl.formatMessage(configurationMessages.view)}
    >
      <ArrangeArea arranging={arranging}>
        <InsertField
          fields={others}
          onInsert={(name) => {
            setInserted(name);
            arranging.put([...columns, name], name, arrangingMessages.added);
          }}
          removals={removals}
        >
          <ol aria-label={intl.formatMessage(listSettingsMessages.columns)} className={styles['columns']}>
            {columns.map((name) => (
              <li className={styles['column']} key={name}>
                <FieldCard
                  arranging={arranging}
                  isInserted={inserted === name}
                  label={labelOf(name)}
                  name={name}
                  onDrop={(dragged, side) =>
                    arranging.put(
                      droppedOrder(columns, dragged, name, side),
                      dragged,
                      arrangingMessages.dropped,
                    )
                  }
                  onEdit={() => setEdited(name)}
                  onRemove={() => remove(name)}
                  type={dragTypes.column}
                />
              </li>
            ))}
          </ol>
        </InsertField>
      </ArrangeArea>
      {edited !== null && (
        <EditColumnDialog
          canBeSorted={canBeSorted(view, edited)}
          label={labelOf(edited)}
          name={edited}
          onClose={() => setEdited(null)}
          onFinish={(settings) => setFields({ ...fields, [edited]: settings })}
          settings={ownValue(fields, edited) ?? { label: edited, sortable: false }}
        />
      )}
    </Section>
  );
}

export interface EditColumnDialogProps {
  readonly name: string;
  readonly label: string;
  readonly settings: ColumnSettings;
  /** True if the values can be sorted. */
  readonly canBeSorted: boolean;
  readonly onFinish: (settings: ColumnSettings) => void;
  readonly onClose: () => void;
}

/** The label of a column, and whether it is sortable. */
export function EditColumnDialog({
  name,
  label,
  settings,
  canBeSorted,
  onFinish,
  onClose,
}: EditColumnDialogProps) {
  const intl = useIntl();
  return (
    <FieldDialog<ColumnSettings>
      initialValues={{ ...settings, label }}
      title={intl.formatMessage(configurationMessages.editField, { field: label })}
      onClose={onClose}
      onFinish={({ label: typed, sortable }) => onFinish({ label: typedLabel(name, typed), sortable })}
    >
      <div className={dialogStyles['fields']}>
        <TextField label={configurationMessages.label} name="label" />
        {canBeSorted && <SwitchField label={listSettingsMessages.sortable} name="sortable" />}
      </div>
    </FieldDialog>
  );
}
