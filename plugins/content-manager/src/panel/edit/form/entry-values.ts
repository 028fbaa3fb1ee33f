import {
  ownValue,
  defaultValues,
  isRecord,
  isSameValue,
  schemasFromItems,
  toForm,
  toPayload,
  type Attribute,
  type Attributes,
  type ContentType,
  type Entry,
  type FormValues,
  type Schemas,
} from '@admin/content-model';
import type { ContentTypeView } from '../../schema/index.ts';
import { mapValues, type FormModel } from './items/index.ts';

/** A content type with the components in it, as the rule book takes them; the same objects for one view. */
export interface EntryModel {
  readonly contentType: ContentType;
  readonly schemas: Schemas;
}

const models = new WeakMap<ContentTypeView['contentType'], EntryModel>();

/** The model of a view. Made once for each content type, so that rules built from it are kept. */
export function entryModel({ contentType, components }: ContentTypeView): EntryModel {
  const known = models.get(contentType);
  if (known) return known;
  const schemas = schemasFromItems({ contentTypes: [contentType], components: [...components.values()] });
  const model = { schemas, contentType: schemas.contentTypes.get(contentType.uid) ?? contentType };
  models.set(contentType, model);
  return model;
}

/** What the form of an entry of this type has to know of it. */
export function formModel(view: ContentTypeView): FormModel {
  const { contentType, schemas } = entryModel(view);
  return { uid: contentType.uid, attributes: contentType.attributes, schemas };
}

/** What the form starts with: the entry made ready for editing, or the defaults of a new one. */
export function formValues(view: ContentTypeView, entry: Entry | null): FormValues {
  const { contentType, schemas } = entryModel(view);
  return entry ? toForm(entry, contentType, { schemas }) : defaultValues(contentType, schemas);
}

/**
 * Values of another entry, as the server answers them, made ready to be taken over: of the attributes that are among
 * them, without links and passwords, and without the ids of components, which are that entry's own.
 */
export function foreignValues(model: FormModel, values: Readonly<Record<string, unknown>>): FormValues {
  const taken = Object.entries(toForm(values, model, model)).filter(
    ([name]) => Object.hasOwn(values, name) && ownValue(model.attributes, name)?.type !== 'relation',
  );
  return mapValues(Object.fromEntries(taken), model.attributes, {
    model,
    map: ({ id: _own, ...component }) => component,
    place: '',
  });
}

/** What a component that is just being added starts with. */
export function newComponent(view: ContentTypeView, uid: string): FormValues {
  const { schemas } = entryModel(view);
  const component = schemas.components.get(uid);
  return component ? defaultValues(component, schemas) : {};
}

/** Whether a value is a large part that stays as it is on the server unless it was really changed. */
function isPart(attribute: Attribute): boolean {
  if (attribute.type === 'component') return attribute.repeatable === true;
  return ['blocks', 'media', 'relation', 'dynamiczone'].includes(attribute.type);
}

function withoutUntouched(
  values: FormValues,
  initial: FormValues,
  attributes: Attributes,
  schemas: Schemas,
): FormValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      const attribute = ownValue(attributes, name);
      const before = ownValue(initial, name);
      if (!attribute) return [[name, value]];
      if (isPart(attribute)) return isSameValue(value, before) ? [] : [[name, value]];
      const isKept =
        isRecord(value) && isRecord(before) && value['id'] !== undefined && value['id'] === before['id'];
      if (attribute.type !== 'component' || !isKept) return [[name, value]];
      const inner = schemas.components.get(attribute.component)?.attributes ?? {};
      return [[name, withoutUntouched(value, before, inner, schemas)]];
    }),
  );
}

/**
 * What is sent when the form is saved. Of an entry that exists already, or of a copy of one, relations, files, lists
 * and texts of blocks are left out as long as nobody touched them: the server has them.
 */
export function entryPayload(
  view: ContentTypeView,
  {
    values,
    initial,
    sent,
  }: {
    readonly values: FormValues;
    readonly initial: FormValues;
    readonly sent: 'everything' | 'changes';
  },
): FormValues {
  const { contentType, schemas } = entryModel(view);
  const body =
    sent === 'everything' ? values : withoutUntouched(values, initial, contentType.attributes, schemas);
  return toPayload(body, contentType, { schemas });
}
