import { defineSharedField } from '@admin/content-model';
import { createElement } from 'react';
import { sessionRef, type Notify } from '../service-refs.ts';
import { all, any, can, contentType, flag, not } from './conditions/condition.ts';
import { createExtensionPoint } from './core/extension-point.ts';
import { definePlugin } from './core/plugin.ts';
import type { SlotOutlet } from './outlets/SlotOutlet.tsx';
import type { ZoneOutlet } from './outlets/ZoneOutlet.tsx';
import type { Action, ActionDialogProps } from './points/actions.ts';
import type {
  CustomFieldCellProps,
  CustomFieldFilterProps,
  CustomFieldInputProps,
} from './points/custom-field.ts';
import { customFields } from './points/custom-fields.ts';
import { bulkActions, type Selection } from './points/entry-actions.ts';
import { createHook } from './points/hooks.ts';
import { languages } from './points/languages.ts';
import { menuLinks } from './points/menu-links.ts';
import { type ReplacingPageProps, routes } from './points/routes.ts';
import { globalSettings } from './points/settings.ts';
import { createSlot, type Wrapping } from './points/slots.ts';
import { themes } from './points/themes.ts';
import { createZone } from './points/zones.ts';
import type { BootProblem, Report } from './problems/problem.ts';
import type { useHook } from './react/use-hook.ts';
import type { useService, useStore } from './react/use-service.ts';
import type { Extensions } from './registration.ts';
import type { Registry } from './resolution/registry.ts';
import { activation } from '../services/activation.ts';
import { defineStore } from '../services/define-store.ts';
import { defineService } from '../services/service-ref.ts';
import { services } from './services/services-point.ts';

// [E4] Checked by the compiler alone: every line under `@ts-expect-error` must be refused, all others accepted.

interface Entry {
  readonly id: number;
}
declare const entryPage: () => Promise<{ default: (props: Entry) => null }>;
declare const textPage: () => Promise<{ default: (props: { readonly text: string }) => null }>;
declare const barePage: () => Promise<{ default: () => null }>;
declare const registry: Registry;
const label = { id: 'shop.title', defaultMessage: 'Shop' };

// Zones: the component accepts the props of the zone.
const entryZone = createZone<Entry>('test.entry');
entryZone.add({ id: 'a', component: entryPage, when: ({ id }) => id > 0 });
entryZone.add({ id: 'b', component: barePage });
// @ts-expect-error the zone gives an entry, the component wants a text
entryZone.add({ id: 'c', component: textPage });
// @ts-expect-error a component is missing
entryZone.add({ id: 'd' });
// @ts-expect-error an entry has no `title`
entryZone.add({ id: 'e', component: entryPage, when: ({ title }) => title === '' });
declare const Outlet: typeof ZoneOutlet;
Outlet({ zone: entryZone, props: { id: 1 } });
// @ts-expect-error the outlet must give what the zone promises
Outlet({ zone: entryZone, props: { id: 'one' } });

// Slots: a wrapper accepts the props of the slot and the component that it wraps.
const entrySlot = createSlot<Entry>('test.entry-head');
declare const wrapper: () => Promise<{ default: (props: Wrapping<Entry>) => null }>;
declare const textWrapper: () => Promise<{ default: (props: Wrapping<{ readonly text: string }>) => null }>;
entrySlot.add({ id: 'a', wrap: wrapper, when: contentType('api::a.a'), requires: [{ action: 'shop.read' }] });
entrySlot.add({ id: 'b', wrap: barePage, after: 'a' });
// @ts-expect-error the slot gives an entry, the wrapper wants a text
entrySlot.add({ id: 'c', wrap: textWrapper });
// @ts-expect-error what it wraps with is missing
entrySlot.add({ id: 'd' });
export const draws = ({ Default }: Wrapping<Entry>): readonly unknown[] => [
  createElement(Default, { id: 1 }),
  // @ts-expect-error the part is drawn from an entry
  createElement(Default, { id: 'one' }),
];
declare const Part: typeof SlotOutlet;
declare const EntryHead: (props: Entry) => null;
declare const TextHead: (props: { readonly text: string }) => null;
void Part({ slot: entrySlot, Default: EntryHead, props: { id: 1 } });
// @ts-expect-error the part itself is drawn from what the slot gives
void Part({ slot: entrySlot, Default: TextHead, props: { id: 1 } });

// Themes and languages.
const sepia = { id: 'shop.sepia', label, scheme: 'light', tokens: { '--surface-page': '#f6efdf' } } as const;
themes.add(sepia);
// @ts-expect-error a theme is nearer to light or to dark
themes.add({ ...sepia, scheme: 'sepia' });
// @ts-expect-error the design system has no such token
themes.add({ ...sepia, tokens: { '--surface-pgae': '#f6efdf' } });
declare const texts: () => Promise<{ default: Readonly<Record<string, string>> }>;
languages.add({ code: 'de', label: 'Deutsch', messages: texts, direction: 'rtl' });
// @ts-expect-error the name of a language is not translated
languages.add({ code: 'de', label, messages: texts });
// @ts-expect-error a language has texts
languages.add({ code: 'de', label: 'Deutsch' });

// Hooks: the result has the type of the value.
const numbers = createHook<readonly number[], { readonly factor: number }>('test.numbers');
numbers.add({ id: 'scale', run: (list, { factor }) => list.map((number) => number * factor) });
// @ts-expect-error texts are no numbers
numbers.add({ id: 'words', run: (list) => list.map(String) });
// @ts-expect-error hooks are synchronous
numbers.add({ id: 'later', run: (list) => Promise.resolve(list) });
// @ts-expect-error the context has no `locale`
numbers.add({ id: 'context', run: (list, { locale }) => (locale ? list : []) });
declare const hooked: typeof useHook;
hooked(numbers, [1], { factor: 2 }) satisfies readonly number[];
// @ts-expect-error the context is missing its factor
hooked(numbers, [1], {});

// Links and pages: label, target and component are required.
menuLinks.add({ id: 'shop', to: 'shop', label, icon: barePage });
// @ts-expect-error the label is missing
menuLinks.add({ id: 'shop', to: 'shop', icon: barePage });
// @ts-expect-error a label is a message, not a bare text
menuLinks.add({ id: 'shop', to: 'shop', label: 'Shop', icon: barePage });
routes.add({ id: 'shop', path: 'shop/*', page: barePage, requires: [{ action: 'plugin::shop.read' }] });
// @ts-expect-error there is no such layout
routes.add({ id: 'shop', path: 'shop/*', page: barePage, layout: 'wide' });
// @ts-expect-error a page takes no props of its own making
routes.add({ id: 'shop', path: 'shop/*', page: textPage });
declare const framedPage: () => Promise<{ default: (props: ReplacingPageProps) => null }>;
routes.replace('settings.roles', {
  id: 'shop.roles',
  page: framedPage,
  after: 'crm.roles',
  when: flag('shop'),
});
routes.replace('settings.roles', { id: 'shop.roles', page: barePage });
// @ts-expect-error a replacement has an id of its own
routes.replace('settings.roles', { page: framedPage });
// @ts-expect-error the address stays that of the page which was there
routes.replace('settings.roles', { id: 'shop.roles', page: barePage, path: 'roles' });
// @ts-expect-error a page gets the one that it replaces, and nothing else
routes.replace('settings.roles', { id: 'shop.roles', page: textPage });
globalSettings.add({ id: 'shop', to: 'shop', label, page: barePage, when: flag('enterprise') });
// @ts-expect-error the page is missing
globalSettings.add({ id: 'shop', to: 'shop', label });

// Custom fields.
const color = { name: 'color', type: 'string', intlLabel: label, intlDescription: label } as const;
customFields.add({ ...color, components: { Input: barePage } });
// @ts-expect-error the Input is missing
customFields.add({ ...color, components: {} });
declare const numberInput: () => Promise<{ default: (props: CustomFieldInputProps<number>) => null }>;
declare const textCell: () => Promise<{ default: (props: CustomFieldCellProps<string>) => null }>;
const steps = { ...color, type: 'integer' } as const;
customFields.add({
  ...steps,
  components: { Input: numberInput },
  validate: (value, { options, read }) =>
    value % Number(options['step']) === 0 || read('free') === true ? null : { ...label, values: { value } },
});
customFields.add({
  ...color,
  components: { Input: barePage, Cell: textCell },
  validate: (value) => (value.trim() ? null : label),
});
// @ts-expect-error the input takes numbers, the field is stored as text
customFields.add({ ...color, components: { Input: numberInput } });
// @ts-expect-error the cell takes text, the field is stored as a number
customFields.add({ ...steps, components: { Input: numberInput, Cell: textCell } });
declare const textFilter: () => Promise<{ default: (props: CustomFieldFilterProps<string>) => null }>;
customFields.add({ ...color, components: { Input: barePage, Filter: textFilter } });
// @ts-expect-error the filter gives texts, the field is stored as a number
customFields.add({ ...steps, components: { Input: numberInput, Filter: textFilter } });
// @ts-expect-error lists are not filtered by rich text
customFields.add({ ...color, type: 'richtext', components: { Input: barePage, Filter: textFilter } });
// @ts-expect-error a number has no characters to trim
customFields.add({ ...steps, components: { Input: numberInput }, validate: (value) => value.trim() });
// @ts-expect-error what is wrong is said in a message
customFields.add({ ...steps, components: { Input: numberInput }, validate: () => 'wrong' });
// @ts-expect-error a value is judged at once
customFields.add({ ...steps, components: { Input: numberInput }, validate: async () => null });
// @ts-expect-error relations cannot be custom fields
customFields.add({ ...color, type: 'relation', components: { Input: barePage } });

// Actions: one, several, or a function.
declare const archive: Action<Selection>;
bulkActions.add(archive);
bulkActions.add([archive]);
bulkActions.add((existing) => [...existing, archive]);
// @ts-expect-error a text is no action
bulkActions.add('archive');
// @ts-expect-error a description needs `run`
bulkActions.add({ id: 'archive', useAction: () => ({ label }) });
declare const askForm: () => Promise<{ default: (props: ActionDialogProps<Selection>) => null }>;
declare const entryForm: () => Promise<{ default: (props: ActionDialogProps<Entry>) => null }>;
const dialog = { title: { ...label, values: { count: 2 } }, content: askForm };
bulkActions.add({ id: 'ask', useAction: () => ({ label, dialog }) });
bulkActions.add({ id: 'ask', useAction: () => ({ label, dialog: { title: label, content: barePage } }) });
// @ts-expect-error the content takes what another point acts on
bulkActions.add({ id: 'ask', useAction: () => ({ label, dialog: { title: label, content: entryForm } }) });
// @ts-expect-error a dialog has a title
bulkActions.add({ id: 'ask', useAction: () => ({ label, dialog: { content: askForm } }) });
declare const notify: Notify;
bulkActions.add({
  id: 'tell',
  useAction: () => ({ label, run: () => notify({ tone: 'info', title: label }) }),
});
// @ts-expect-error a result is a dialog, a function or nothing
bulkActions.add({ id: 'tell', useAction: () => ({ label, run: () => 'done' }) });
// @ts-expect-error an action with a dialog runs from inside of it
bulkActions.add({ id: 'ask', useAction: () => ({ label, dialog, run: () => undefined }) });
declare const extensions: Extensions;
extensions.registerBulkActions([archive]) satisfies () => void;
// @ts-expect-error at run time only a list or a function
extensions.registerBulkActions(archive);

// Services: a ref, its recipe and its users agree on one type.
const countRef = defineService<number>('test.count');
const nameRef = defineService<{ rename(name: string): void }>('test.name');
services.add({ ref: countRef, deps: { name: nameRef }, factory: ({ name }) => (name.rename('x'), 1) });
services.add({ ref: countRef, factory: () => 1, stop: (count) => void count.toFixed(), override: true });
// @ts-expect-error the recipe makes a text, the ref promises a number
services.add({ ref: countRef, factory: () => 'one' });
// @ts-expect-error the service has no such method
services.add({ ref: countRef, deps: { name: nameRef }, factory: ({ name }) => name.reset() });
// @ts-expect-error nobody asked for `name`
services.add({ ref: countRef, factory: ({ name }) => (name ? 1 : 2) });
// @ts-expect-error what is stopped is a number
services.add({ ref: countRef, factory: () => 1, stop: (count) => count.close() });
// @ts-expect-error a service is made
services.add({ ref: countRef });
activation({ count: countRef }, async ({ count }, signal) => void (signal.aborted && count.toFixed()));
// @ts-expect-error nobody asked for `name`
activation({ count: countRef }, ({ name }) => name);
declare const service: typeof useService;
service(countRef) satisfies number;
// @ts-expect-error refs of different services are different types
defineService<string>('test.text') satisfies typeof countRef;
// @ts-expect-error a token is not among what plugins know of a session
service(sessionRef).getState().token satisfies string;

// Stores: only their actions change them.
const basket = defineStore({
  id: 'test.basket',
  state: { items: ['pear'] },
  actions: (update) => ({ put: (item: string) => update((draft) => void draft.items.push(item)) }),
});
declare const store: typeof useStore;
store(basket, ({ items }) => items.length) satisfies number;
store(basket.create(), ({ items }) => items) satisfies readonly string[];
// @ts-expect-error the store has no `prices`
store(basket, ({ prices }) => prices);
service(basket).actions.put('plum');
// @ts-expect-error the item is a text
service(basket).actions.put(3);
// @ts-expect-error it begins with items
basket.create({});
// @ts-expect-error a service that is no store has no state
store(countRef, (state) => state);

// Points and plugins.
const links = createExtensionPoint<{ readonly id: string; readonly to: string }>().with({
  id: 'test.links',
  key: ({ id }) => id,
});
registry.list(links)[0]?.pluginId satisfies string | undefined;
// @ts-expect-error points of different contributions are different types
registry.list(links) satisfies ReturnType<typeof registry.list<Entry>>;
// @ts-expect-error a plugin has an id
definePlugin({});
// @ts-expect-error a contribution comes from the `add` of a point
definePlugin({ id: 'shop', contributes: [{ id: 'a', to: '/' }] });
// @ts-expect-error plugins are not changed after they were defined
definePlugin({ id: 'shop' }).id = 'other';

// Problems: the code determines the type of the context, for reporting and for reading.
declare const report: Report;
report({
  code: 'SERVICE_CYCLE',
  pluginId: 'shop',
  message: '',
  context: { serviceId: 'a', path: ['a', 'a'] },
});
// @ts-expect-error a cycle without its path cannot be found
report({ code: 'SERVICE_CYCLE', pluginId: 'shop', message: '', context: { serviceId: 'a' } });
// @ts-expect-error what failed while it was rendered has a cause
report({ code: 'RENDER_FAILED', pluginId: 'shop', message: '', context: { pointId: 'shop.zone' } });
// @ts-expect-error there is no such code
report({ code: 'SERVICE_TIRED', pluginId: 'shop', message: '', context: { serviceId: 'a' } });
export function missingTexts(problem: BootProblem): readonly string[] {
  return problem.code === 'MESSAGE_FOREIGN' ? problem.context.ids : [];
}
export function location(problem: BootProblem<'PLACEMENT_UNKNOWN'>): string {
  // @ts-expect-error a placement has no cause
  return (problem.context.target satisfies string, problem.context.cause);
}

// Conditions: data, and only those that the point supports.
menuLinks.add({
  id: 'shop',
  to: 'shop',
  label,
  icon: barePage,
  when: all(flag('shop'), not(can('shop.closed'))),
});
entryZone.add({ id: 'f', component: barePage, when: any(contentType('api::a.a'), can('shop.read')) });
bulkActions.add({ ...archive, when: contentType('api::a.a') });
// @ts-expect-error a link is about no content type
menuLinks.add({ id: 'shop', to: 'shop', label, icon: barePage, when: contentType('api::a.a') });
const nested = all(flag('shop'), not(contentType('api::a.a')));
// @ts-expect-error nor inside of others
routes.add({ id: 'shop', path: 'shop', page: barePage, when: nested });
// @ts-expect-error a link takes no function, which no tool could read
menuLinks.add({ id: 'shop', to: 'shop', label, icon: barePage, when: () => true });
// @ts-expect-error a flag is a name
flag(true);
// @ts-expect-error conditions go into conditions
all('shop');

// Shared fields: one declaration is valid in the panel.
const shared = defineSharedField({
  name: 'stars',
  type: 'integer',
  defaultSize: 4,
  validate: (value) => (value > 5 ? { id: 'a', defaultMessage: 'Too many' } : null),
});
customFields.add({ ...shared, intlLabel: label, intlDescription: label, components: { Input: numberInput } });
const asText = {
  ...shared,
  type: 'string',
  intlLabel: label,
  intlDescription: label,
  validate: () => null,
} as const;
// @ts-expect-error the input takes numbers, the field is stored as text
customFields.add({ ...asText, components: { Input: numberInput } });
