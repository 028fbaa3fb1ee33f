import { labelInWords, ownValue, type Attribute } from '@admin/content-model';
import { staticControlName, staticElement as element, staticField, staticGrid } from '@admin/ui/static';
import type { StaticNode } from '@admin/ui/static';
import type { EditField } from '../../../points.ts';
import { earlyEditMessages } from '../early-messages.ts';
import { fieldPermission } from '../editing/field-permission.ts';
import { spanOf, type EditRows } from '../fields/edit-layout.ts';
import { longForm } from '../fields/FieldRows.tsx';
import rowStyles from '../fields/FieldRows.module.css';
import slotStyles from '../fields/FieldSlot.module.css';
import { foldDenied } from '../fields/fold-denied.ts';
import { canIsolate, isClippableRow } from '../fields/paint-isolation.ts';
import { proseTypes } from '../values/input-constraints.ts';
import { staticComponent, staticItems } from './static-components.ts';
import { staticControl } from './static-control.ts';
import type { StaticEditing, StaticFieldSpec } from './static-editing.ts';

const editorOf = ({ type }: Attribute) => ({
  kind: type === 'component' || type === 'dynamiczone' ? ('group' as const) : ('value' as const),
});

function notAllowed({ label, hint }: StaticFieldSpec, { texts }: StaticEditing): StaticNode {
  return element(
    'fieldset',
    { class: slotStyles['field'] },
    element('p', { class: slotStyles['label'] }, label),
    element('p', { class: slotStyles['box'] }, texts.textOf(earlyEditMessages.fieldNotAllowed)),
    ...(hint === undefined ? [] : [element('p', { class: slotStyles['hint'] }, hint)]),
  );
}

function valueField(spec: StaticFieldSpec, { texts, language, draft }: StaticEditing): StaticNode {
  const { field, path, label, hint, disabled } = spec;
  const { attribute } = field;
  const id = `early-${path}`;
  const required = attribute.required === true;
  const name = {
    ...staticControlName(id, proseTypes.has(attribute.type) ? language : undefined),
    name: path,
    ...(required && !draft && { 'aria-required': 'true' }),
  };
  const control = staticControl(spec, name, texts);
  return staticField({ id, label, hint, required, disabled, control });
}

function slotOf(field: EditField, parent: string, owner: object, editing: StaticEditing): StaticNode {
  const { attribute, metadata, name } = field;
  const path = parent === '' ? name : `${parent}.${name}`;
  const editor = editorOf(attribute);
  const { fieldPermissions } = editing;
  const permission = fieldPermission(path, { fieldPermissions, stage: 'editing', kind: editor.kind });
  const spec: StaticFieldSpec = {
    field,
    path,
    value: ownValue(owner as Readonly<Record<string, unknown>>, name),
    label: labelInWords(name, metadata.label),
    hint: metadata.description === '' ? undefined : metadata.description,
    disabled: permission !== 'editable' || metadata.editable === false,
  };
  const isList =
    attribute.type === 'dynamiczone' || (attribute.type === 'component' && attribute.repeatable === true);
  const contentOf = (): StaticNode => {
    if (permission === 'denied') return notAllowed(spec, editing);
    if (isList) return staticItems(spec, editing);
    if (attribute.type === 'component') return staticComponent(spec, editing, staticRows);
    return valueField(spec, editing);
  };
  const isolated = canIsolate(field, editor) ? 'true' : undefined;
  return element(
    'div',
    { class: slotStyles['slot'], 'data-field': path, 'data-isolated': isolated },
    contentOf(),
  );
}

function foldedRows(rows: EditRows, { texts }: StaticEditing): StaticNode {
  const text = texts.countOf(earlyEditMessages.fieldsNotAllowed, rows.flat().length);
  const summary = element('summary', { class: rowStyles['summary'] }, text);
  return element('details', { class: rowStyles['denied'] }, summary);
}

/**
 * Returns rows of fields as `FieldRows` draws them.
 * @param parent dotted path of the component that contains the fields; empty for the entry itself
 * @param owner the component, or the entry
 */
export function staticRows(
  rows: EditRows,
  parent: string,
  owner: object,
  editing: StaticEditing,
): StaticNode {
  const isLong = rows.length > longForm;
  const { fieldPermissions } = editing;
  const rowOf = (row: EditRows[number]): StaticNode => {
    const cells = row.map((field) => ({
      span: spanOf(field.size),
      content: slotOf(field, parent, owner, editing),
    }));
    const isClipped = isLong && isClippableRow(row, editorOf);
    return element('div', { class: isClipped ? rowStyles['clipped'] : undefined }, staticGrid(cells));
  };
  const runs = foldDenied(rows, parent, { fieldPermissions, stage: 'editing', editorOf });
  return element(
    'div',
    { class: rowStyles['rows'] },
    ...runs.flatMap((run) => (run.isFolded ? [foldedRows(run.rows, editing)] : run.rows.map(rowOf))),
  );
}
