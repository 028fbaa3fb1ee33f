// Checked by the compiler: lines after `@ts-expect-error` must fail, all others compile.
import { contentType, type CustomFieldInputProps } from '@admin/shell';
import type { IconSource } from '@admin/shell/host';
import {
  blockMarks,
  blockTypes,
  editors,
  initialValues,
  inlineElements,
  type BlockElementProps,
  type InlineElementProps,
  type InlineFormProps,
  type MarkElementProps,
} from './points.ts';

declare const textEditor: () => Promise<{ default: (props: CustomFieldInputProps<string>) => null }>;
declare const numberEditor: () => Promise<{ default: (props: CustomFieldInputProps<number>) => null }>;
declare const bareEditor: () => Promise<{ default: () => null }>;

// Editors: the component accepts the value of the attribute type.
editors.add({ id: 'notes.json', type: 'json', kind: 'value', component: textEditor });
editors.add({ id: 'notes.stars', type: 'integer', kind: 'value', component: numberEditor });
editors.add({ id: 'notes.any', type: 'blocks', kind: 'value', component: bareEditor });
const pages = contentType('api::page.page');
editors.add({ id: 'notes.text', type: 'text', kind: 'value', component: textEditor, when: pages });
// @ts-expect-error the editor takes numbers, JSON is edited as text
editors.add({ id: 'notes.json', type: 'json', kind: 'value', component: numberEditor });
// @ts-expect-error links are not one value
editors.add({ id: 'notes.links', type: 'relation', kind: 'value', component: bareEditor });
// @ts-expect-error a component is missing
editors.add({ id: 'notes.text', type: 'text', kind: 'value' });

// Initial values: values by attribute, or null, immediately or later.
initialValues.add({ id: 'notes.answer', load: () => null });
initialValues.add({
  id: 'notes.answer',
  queryParam: 'answerTo',
  load: async ({ from }, { signal }) => (from === null || signal.aborted ? null : { title: from }),
});
// @ts-expect-error a loader is missing
initialValues.add({ id: 'notes.answer', queryParam: 'answerTo' });
// @ts-expect-error a list is not an entry
initialValues.add({ id: 'notes.answer', load: async () => ['title'] });

// Blocks: rendered, inserted and validated; an inserted value is a node.
declare const block: () => Promise<{ default: (props: BlockElementProps) => null }>;
declare const icon: IconSource;
declare const words: { readonly id: string; readonly defaultMessage: string };
const callout = {
  id: 'notes.callout',
  type: 'callout',
  content: 'text',
  label: words,
  icon,
} as const;
const inserted = () => ({ type: 'callout', tone: 'info', children: [{ type: 'text', text: '' }] });
blockTypes.add({ ...callout, element: block, insert: inserted, check: () => undefined });
blockTypes.add({ ...callout, element: bareEditor, insert: inserted, check: () => words });
// @ts-expect-error nobody judges it
blockTypes.add({ ...callout, element: block, insert: inserted });
// @ts-expect-error a node has a type
blockTypes.add({ ...callout, element: block, insert: () => ({ children: [] }), check: () => undefined });
// @ts-expect-error a component of something else
blockTypes.add({ ...callout, element: textEditor, insert: inserted, check: () => undefined });

// Marks: a key and a component for the text.
declare const marked: () => Promise<{ default: (props: MarkElementProps) => null }>;
const highlight = { id: 'notes.highlight', mark: 'notes.highlight', label: words, icon } as const;
blockMarks.add({ ...highlight, element: marked });
blockMarks.add({ ...highlight, element: marked, toHtml: (content) => content, fromHtml: () => true });
// @ts-expect-error a component is missing
blockMarks.add(highlight);
// @ts-expect-error a reader returns whether the element has the mark
blockMarks.add({ ...highlight, element: marked, fromHtml: () => ({ type: 'text' }) });
// @ts-expect-error a component of something else
blockMarks.add({ ...highlight, element: block });

// Inline elements: a component, a node and a check, and optionally a form.
declare const inlined: () => Promise<{ default: (props: InlineElementProps) => null }>;
declare const inlineForm: () => Promise<{ default: (props: InlineFormProps) => null }>;
const footnote = {
  id: 'notes.footnote',
  type: 'notes.footnote',
  content: 'none',
  label: words,
  icon,
  insert: inserted,
  check: () => undefined,
} as const;
inlineElements.add({ ...footnote, element: inlined });
inlineElements.add({ ...footnote, element: inlined, form: inlineForm, fromHtml: () => null });
// @ts-expect-error a component is missing
inlineElements.add(footnote);
// @ts-expect-error a form is no element
inlineElements.add({ ...footnote, element: inlineForm });
// @ts-expect-error an element is text or has no content
inlineElements.add({ ...footnote, element: inlined, content: 'blocks' });
