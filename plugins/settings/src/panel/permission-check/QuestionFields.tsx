import { type ComboboxOption, Combobox, Field, Grid12, TextInput } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  findCell,
  type ActionCategory,
  type Cell,
  type EditorLayout,
  type PropertyName,
  type TargetNode,
} from '../role-permissions/editor-layout.ts';
import type { PermissionQuestion } from './explanation-queries.ts';
import { checkMessages } from './messages.ts';

/** Returns the actions to choose from, each once; actions on entries come first. */
function actionChoices(layout: EditorLayout, onEntries: string): readonly ComboboxOption[] {
  const { collectionTypes, singleTypes, plugins, settings } = layout;
  const entryActions = [...collectionTypes.actions, ...singleTypes.actions].map(
    ({ id, label }): [string, ComboboxOption] => [id, { value: id, label, hint: onEntries }],
  );
  return [...new Map(entryActions).values(), ...[...plugins, ...settings].flatMap(inCategory)];
}

function inCategory({ name, groups }: ActionCategory): readonly ComboboxOption[] {
  return groups.flatMap((group) =>
    group.cells.map(({ action, label }) => ({ value: action, label, hint: `${name}: ${group.name}` })),
  );
}

/** Returns the content types that support the action; none for actions that are not on entries. */
function subjectChoices(layout: EditorLayout, action: string): readonly ComboboxOption[] {
  return [layout.collectionTypes, layout.singleTypes].flatMap(({ subjects }) =>
    subjects
      .filter(({ uid }) => findCell(layout, { action, subject: uid }))
      .map(({ uid, label }) => ({ value: uid, label, hint: uid })),
  );
}

/** Returns the fields or locales that the permission can be limited to. */
function targetChoices(cell: Cell | undefined, property: PropertyName): readonly ComboboxOption[] {
  const layout = cell?.properties.find(({ name }) => name === property);
  return (layout?.nodes ?? []).flatMap((node) => leavesOf(node));
}

function leavesOf({ path, label, children }: TargetNode): readonly ComboboxOption[] {
  return children.length === 0 ? [{ value: path, label, hint: path }] : children.flatMap(leavesOf);
}

interface QuestionFieldsProps {
  readonly layout: EditorLayout;
  readonly question: PermissionQuestion;
  readonly onChange: (question: PermissionQuestion) => void;
  /** Error of the entry id. */
  readonly entryError: string | undefined;
}

const creating = 'plugin::content-manager.explorer.create';

/** The fields of the check: the action, and for actions on entries a content type, field, locale and entry. */
export function QuestionFields({ layout, question, onChange, entryError }: QuestionFieldsProps) {
  const intl = useIntl();
  const { action, subject, field, locale, id } = question;
  const onEntries = intl.formatMessage(checkMessages.onEntries);
  const actions = useMemo(() => actionChoices(layout, onEntries), [layout, onEntries]);
  const subjects = useMemo(() => subjectChoices(layout, action), [layout, action]);
  const cell = findCell(layout, { action, subject });
  const fields = useMemo(() => targetChoices(cell, 'fields'), [cell]);
  const locales = useMemo(() => targetChoices(cell, 'locales'), [cell]);
  const optional = intl.formatMessage(checkMessages.optional);
  return (
    <Grid12>
      <Choice
        label={intl.formatMessage(checkMessages.action)}
        onChoose={(chosen) => onChange(questionAbout(layout, chosen))}
        options={actions}
        value={action}
      />
      {subjects.length > 0 && (
        <Choice
          label={intl.formatMessage(checkMessages.contentType)}
          onChoose={(chosen) => onChange({ action, subject: chosen })}
          options={subjects}
          value={subject}
        />
      )}
      {fields.length > 0 && (
        <Choice
          hint={optional}
          label={intl.formatMessage(checkMessages.field)}
          onChoose={(chosen) => onChange(withPart(question, 'field', chosen))}
          options={fields}
          value={field}
        />
      )}
      {locales.length > 0 && (
        <Choice
          hint={optional}
          label={intl.formatMessage(checkMessages.locale)}
          onChoose={(chosen) => onChange(withPart(question, 'locale', chosen))}
          options={locales}
          value={locale}
        />
      )}
      {cell?.subject && action !== creating && (
        <Grid12.Cell span={6}>
          <Field
            error={entryError}
            hint={intl.formatMessage(checkMessages.entryHint)}
            label={intl.formatMessage(checkMessages.entry)}
          >
            <TextInput
              inputMode="numeric"
              maxLength={9}
              onChange={({ target }) => onChange(withPart(question, 'id', target.value.trim()))}
              value={id ?? ''}
            />
          </Field>
        </Grid12.Cell>
      )}
    </Grid12>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly ComboboxOption[];
  readonly value: string | undefined;
  /** Receives an empty text when the selection is cleared. */
  readonly onChoose: (value: string) => void;
}

function Choice({ label, hint, options, value, onChoose }: ChoiceProps) {
  return (
    <Grid12.Cell span={6}>
      <Field hint={hint} label={label} required={hint === undefined}>
        <Combobox
          clearable={hint !== undefined}
          onValueChange={(option) => onChoose(option?.value ?? '')}
          options={options}
          value={options.find((option) => option.value === value) ?? null}
        />
      </Field>
    </Grid12.Cell>
  );
}

/** Returns a question about an action. The content type is empty until it is selected, and absent for other actions. */
function questionAbout(layout: EditorLayout, action: string): PermissionQuestion {
  return subjectChoices(layout, action).length === 0 ? { action } : { action, subject: '' };
}

function withPart(
  question: PermissionQuestion,
  part: 'field' | 'locale' | 'id',
  value: string,
): PermissionQuestion {
  const { [part]: _before, ...rest } = question;
  return value === '' ? rest : { ...rest, [part]: value };
}
