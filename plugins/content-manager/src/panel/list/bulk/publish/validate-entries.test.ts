import { componentItem, contentTypeItem, type Attributes, type Entry } from '@admin/content-model';
import type { CustomFieldCheck } from '@admin/shell/host';
import { expect, it, vi } from 'vitest';
import type { ContentTypeView } from '../../../schema/index.ts';
import { validateEntries } from './validate-entries.ts';

const steps = { type: 'integer', customField: 'plugin::steps.steps', options: { step: 7 }, max: 90 } as const;
const attributes: Attributes = {
  title: { type: 'string', required: true },
  rooms: steps,
  stages: { type: 'component', component: 'parts.stage', repeatable: true },
};
const info = { singularName: 'house', pluralName: 'houses', displayName: 'House' };
const contentType = contentTypeItem({
  uid: 'api::house.house',
  kind: 'collectionType',
  info,
  options: { draftAndPublish: true },
  attributes,
});
const stage = componentItem({
  uid: 'parts.stage',
  category: 'parts',
  info: { displayName: 'Stage' },
  attributes: { seats: steps },
});
const settings = {
  bulkable: true,
  filterable: true,
  searchable: true,
  pageSize: 10,
  mainField: 'title',
  defaultSortBy: 'title',
  defaultSortOrder: 'ASC',
} as const;
const view: ContentTypeView = {
  contentType,
  configuration: { uid: contentType.uid, settings, metadatas: {}, layouts: { list: [], edit: [] } },
  components: new Map([[stage.uid, stage]]),
  componentConfigurations: {},
  fieldSizes: {},
};

const house: Entry = {
  id: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  publishedAt: null,
  title: 'Opera',
  rooms: 15,
  stages: [
    { id: 1, seats: 70 },
    { id: 2, seats: 71 },
  ],
};
const uneven = { id: 'steps.uneven', defaultMessage: 'Not in steps of {step}' };
const inSteps: CustomFieldCheck = (_uid, value, { options }) =>
  Number(value) % Number(options['step']) === 0 ? undefined : uneven;

it('custom fields validate drafts, in items of lists as well, if the rules find no error', async () => {
  const check = vi.fn(inSteps);
  const [draft, broken, published] = await validateEntries(
    view,
    [house, { ...house, rooms: 99, stages: [] }, { ...house, publishedAt: house.createdAt }],
    check,
  );
  expect(draft?.errors).toEqual([
    { path: ['rooms'], message: uneven },
    { path: ['stages', 1, 'seats'], message: uneven },
  ]);
  expect(broken?.errors).toMatchObject([{ path: ['rooms'], message: { values: { max: 90 } } }]);
  expect(published?.errors).toEqual([]);
  const [, , context] = check.mock.calls[0] ?? [];
  expect(context?.read('title')).toBe('Opera');
  expect(context?.read('stages.1.seats')).toBe(71);
});
