import {
  appendField,
  removeField,
  resizeField,
  stepField,
  type LayoutRows,
  type LayoutStep,
} from '@admin/content-model';
import { Section } from '@admin/shell';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ArrangeArea } from '../../arranging/ArrangeArea.tsx';
import { InsertField } from '../arranging/InsertField.tsx';
import { arrangingMessages } from '../../arranging/messages.ts';
import { useArranging } from '../../arranging/use-arranging.ts';
import { useFormValue } from '../fields/use-form-value.ts';
import { configurationMessages } from '../messages.ts';
import { EditFieldDialog } from './EditFieldDialog.tsx';
import { fieldLabel, placeOfField, unplacedNames } from './layout-fields.ts';
import type { LayoutModel } from './layout-model.ts';
import type { LayoutValues } from './layout-values.ts';
import { LayoutGrid } from './LayoutGrid.tsx';
import { layoutMessages } from './messages.ts';
import { useSizeOf } from './use-size-of.ts';

const steps: readonly LayoutStep[] = ['back', 'up', 'down', 'forward'];

/** The fields of an edit view in their rows: put in order, added, edited and taken away. */
export function FieldsSection({ model }: { readonly model: LayoutModel }) {
  const intl = useIntl();
  const sizeOf = useSizeOf(model);
  const insert = useRef<HTMLButtonElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [rows, setRows] = useFormValue<LayoutRows>('rows');
  const [fields, setFields] = useFormValue<LayoutValues['fields']>('fields');
  const labelOf = (name: string): string => fieldLabel(fields, name);
  const arranging = useArranging<LayoutRows>({
    value: rows,
    onChange: setRows,
    steps,
    step: stepField,
    describe: (value, name) => intl.formatMessage(layoutMessages.place, placeOfField(value, name)),
    labelOf,
  });
  const unplaced = unplacedNames(model, { rows, fields })
    .map((name) => ({ name, label: labelOf(name) }))
    .toSorted((one, next) => one.label.localeCompare(next.label, intl.locale));
  const editedAttribute = edited === null ? undefined : model.attributes[edited];
  return (
    <Section
      description={intl.formatMessage(layoutMessages.view)}
      title={intl.formatMessage(configurationMessages.view)}
    >
      <ArrangeArea arranging={arranging}>
        <LayoutGrid
          arranging={arranging}
          labelOf={labelOf}
          model={model}
          onEdit={setEdited}
          onRemove={(name) => {
            arranging.put(removeField(rows, name), name, arrangingMessages.removed);
            // The button that was pressed is gone with its card.
            insert.current?.focus();
          }}
          rows={rows}
        />
      </ArrangeArea>
      <div>
        <InsertField
          fields={unplaced}
          onInsert={(name) => {
            const attribute = model.attributes[name];
            if (!attribute) return;
            const size = sizeOf(attribute).default;
            arranging.put(appendField(rows, { name, size }), name, arrangingMessages.added);
          }}
          ref={insert}
        />
      </div>
      {edited !== null && editedAttribute && (
        <EditFieldDialog
          attribute={editedAttribute}
          label={labelOf(edited)}
          metadata={fields[edited] ?? {}}
          name={edited}
          model={model}
          onClose={() => setEdited(null)}
          onFinish={(metadata, size) => {
            setFields({ ...fields, [edited]: metadata });
            setRows(resizeField(rows, edited, size));
          }}
          isResizable={sizeOf(editedAttribute).isResizable}
          size={rows.flat().find(({ name }) => name === edited)?.size ?? sizeOf(editedAttribute).default}
        />
      )}
    </Section>
  );
}
