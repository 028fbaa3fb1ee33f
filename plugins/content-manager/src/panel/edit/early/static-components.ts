import { isRecord } from '@admin/content-model';
import { staticElement as element, staticIcon, staticSections, type StaticNode } from '@admin/ui/static';
import cardStyles from '../component/ComponentCard.module.css';
import { earlyItemMessages } from '../early-messages.ts';
import type { EditRows } from '../fields/edit-layout.ts';
import { headingLevelIn, itemListOf } from '../items/item-list.ts';
import { longList } from '../items/ItemList.tsx';
import { titleField } from '../items/item-names.ts';
import itemStyles from '../items/Items.module.css';
import type { StaticEditing, StaticFieldSpec } from './static-editing.ts';

/** Room for a button that the panel draws. */
const room = element('div', { style: 'block-size: var(--control-height-medium)' });

function card(
  { field, label, hint }: StaticFieldSpec,
  actions: readonly StaticNode[],
  body: StaticNode,
): StaticNode {
  const required = field.attribute.required === true;
  const asterisk = element('span', { 'aria-hidden': 'true', class: cardStyles['asterisk'] }, '*');
  return element(
    'fieldset',
    { class: cardStyles['card'] },
    element(
      'div',
      { class: cardStyles['header'] },
      element(
        'div',
        { class: cardStyles['heading'] },
        element('p', { class: cardStyles['label'] }, label, ...(required ? [asterisk] : [])),
        ...(hint === undefined ? [] : [element('p', { class: cardStyles['hint'] }, hint)]),
      ),
      element('div', { class: cardStyles['actions'] }, ...actions),
    ),
    element('div', { class: cardStyles['body'] }, body),
  );
}

type Rows = (rows: EditRows, parent: string, owner: object, editing: StaticEditing) => StaticNode;

/** Returns a component that an entry has once, with its fields. @param rowsOf returns rows of fields */
export function staticComponent(spec: StaticFieldSpec, editing: StaticEditing, rowsOf: Rows): StaticNode {
  const { field, path, value } = spec;
  const { attribute } = field;
  const uid = attribute.type === 'component' ? attribute.component : '';
  const body = isRecord(value)
    ? rowsOf(editing.layout.components[uid] ?? [], path, value, editing)
    : element('div', { class: cardStyles['empty'] }, room);
  return card(spec, [], body);
}

/** The items that are drawn; room is reserved for the others, which would take longer than the panel waits. */
const most = { items: 100, height: 46 };

/** Returns the sections of items, closed. The panel draws their icons and what can be done with them. */
function itemSections(spec: StaticFieldSpec, list: readonly unknown[], { view }: StaticEditing): StaticNode {
  const { path, field, disabled } = spec;
  const { isZone = false, components = [] } = itemListOf(field.attribute) ?? {};
  const headingLevel = headingLevelIn(path);
  const handle = element('span', {
    class: itemStyles['handle'],
    style: 'inline-size: var(--control-height-small)',
  });
  return staticSections(
    list.slice(0, most.items).map((value, index) => {
      const item = isRecord(value) ? value : {};
      const uid = isZone ? String(item['__component']) : (components[0] ?? '');
      const name = view.components.get(uid)?.info.displayName ?? uid;
      const title = titleField({ view }, uid);
      const text = title.read(item[title.field]);
      const numbered = `${name} ${index + 1}`;
      return {
        attributes: { 'data-field': `${path}.#${index + 1}` },
        headingLevel,
        startSlot: disabled ? undefined : handle,
        subtitle: isZone && text !== '' ? text : undefined,
        title: element(
          'span',
          { class: itemStyles['title'] },
          ...(isZone ? [staticIcon([], 16), name] : [text === '' ? numbered : text]),
        ),
      };
    }),
  );
}

/** Returns a repeatable component or a dynamic zone. */
export function staticItems(spec: StaticFieldSpec, editing: StaticEditing): StaticNode {
  const list: readonly unknown[] = Array.isArray(spec.value) ? spec.value : [];
  const count = editing.texts.countOf(earlyItemMessages.count, list.length);
  const items = element(
    'div',
    { class: itemStyles['list'], 'data-long': list.length > longList ? 'true' : undefined },
    itemSections(spec, list, editing),
    ...(list.length > most.items
      ? [element('div', { style: `block-size: ${(list.length - most.items) * most.height}px` })]
      : []),
  );
  const adding = element('div', { class: itemStyles['adding'] }, room);
  return card(
    spec,
    list.length === 0 ? [] : [element('span', { class: itemStyles['count'] }, count)],
    element(
      'div',
      { class: itemStyles['items'] },
      list.length === 0 ? element('p', { class: itemStyles['empty'] }, '\u00A0') : items,
      ...(spec.disabled ? [] : [adding]),
    ),
  );
}
