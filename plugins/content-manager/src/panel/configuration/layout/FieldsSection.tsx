import {
  ownValue,
  groupOfField,
  isDivided,
  maxGroups,
  resizeField,
  stepThroughGroups,
  withRows,
  type ArrangedGroups,
  type LayoutStep,
} from '@admin/content-model';
import { Section } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ArrangeArea } from '../../arranging/ArrangeArea.tsx';
import { useArranging } from '../../arranging/use-arranging.ts';
import { SelectField, useFormValue } from '../form-fields.tsx';
import { configurationMessages } from '../messages.ts';
import { EditFieldDialog } from './EditFieldDialog.tsx';
import styles from './LayoutForm.module.css';
import { GroupFields } from './GroupFields.tsx';
import { GroupNameDialog } from './GroupNameDialog.tsx';
import { layoutGroupMessages, layoutMessages } from './messages.ts';
import { useGroupEdits } from './use-group-edits.ts';
import { fieldLabel, fieldPosition, unplacedNames, useSizeOf } from './layout-fields.ts';
import type { LayoutModel, LayoutValues } from './layout-model.ts';

const steps: readonly LayoutStep[] = ['back', 'up', 'down', 'forward'];

/** The fields of an edit view, in rows and groups: move, add, edit and remove. */
export function FieldsSection({ model }: { readonly model: LayoutModel }) {
  const intl = useIntl();
  const sizeOf = useSizeOf(model);
  const add = useRef<HTMLButtonElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [groups, setGroups] = useFormValue<ArrangedGroups>('groups');
  const [fields, setFields] = useFormValue<LayoutValues['fields']>('fields');
  const labelOf = (name: string): string => fieldLabel(fields, name);
  const arranging = useArranging<ArrangedGroups>({
    value: groups,
    onChange: setGroups,
    steps,
    step: stepThroughGroups,
    describe(value, name) {
      const position = intl.formatMessage(layoutMessages.place, fieldPosition(value, name));
      if (!isDivided(value)) return position;
      const group = value[groupOfField(value, name)]?.name;
      return intl.formatMessage(layoutGroupMessages.place, { group, place: position });
    },
    labelOf,
  });
  const edits = useGroupEdits({
    groups,
    onChange: setGroups,
    announce: arranging.announce,
    // The pressed button no longer exists.
    onRemoved: () => add.current?.focus(),
  });
  const unplaced = unplacedNames(model, { groups, fields })
    .map((name) => ({ name, label: labelOf(name) }))
    .toSorted((one, next) => one.label.localeCompare(next.label, intl.locale));
  const editedAttribute = edited === null ? undefined : ownValue(model.attributes, edited);
  const editedCell = groups.flatMap(({ rows }) => rows.flat()).find(({ name }) => name === edited);
  const mayDivide = model.configuration.groups !== undefined;
  return (
    <Section
      description={intl.formatMessage(layoutMessages.view)}
      title={intl.formatMessage(configurationMessages.view)}
    >
      {isDivided(groups) && (
        <div className={styles['kind']}>
          <SelectField
            label={layoutGroupMessages.kind}
            name="kind"
            options={(['tabs', 'sections'] as const).map((kind) => ({
              value: kind,
              label: intl.formatMessage(layoutGroupMessages[kind]),
            }))}
          />
        </div>
      )}
      <ArrangeArea arranging={arranging}>
        {groups.map((_, index) => (
          <GroupFields
            arranging={arranging}
            edits={edits}
            groups={groups}
            index={index}
            key={index}
            labelOf={labelOf}
            model={model}
            onEdit={setEdited}
            unplaced={unplaced}
          />
        ))}
      </ArrangeArea>
      {mayDivide && (
        <div>
          <Button
            disabled={groups.length >= maxGroups}
            onClick={() => edits.askName('new')}
            ref={add}
            startIcon={<Icon icon={Plus} />}
          >
            {intl.formatMessage(layoutGroupMessages.add)}
          </Button>
        </div>
      )}
      {edits.naming !== null && (
        <GroupNameDialog
          name={edits.naming === 'new' ? '' : (groups[edits.naming]?.name ?? '')}
          onClose={edits.stopNaming}
          onFinish={edits.finishNaming}
          taken={edits.taken}
          title={
            edits.naming === 'new'
              ? intl.formatMessage(layoutGroupMessages.add)
              : intl.formatMessage(layoutGroupMessages.rename, { name: groups[edits.naming]?.name })
          }
        />
      )}
      {edited !== null && editedAttribute && (
        <EditFieldDialog
          attribute={editedAttribute}
          label={labelOf(edited)}
          metadata={ownValue(fields, edited) ?? {}}
          name={edited}
          model={model}
          onClose={() => setEdited(null)}
          onFinish={(metadata, size) => {
            setFields({ ...fields, [edited]: metadata });
            const group = groupOfField(groups, edited);
            setGroups(withRows(groups, group, (rows) => resizeField(rows, edited, size)));
          }}
          isResizable={sizeOf(editedAttribute).isResizable}
          size={editedCell?.size ?? sizeOf(editedAttribute).default}
        />
      )}
    </Section>
  );
}
