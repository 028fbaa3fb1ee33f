import {
  defaultValues,
  ownValue,
  schemasFromItems,
  toForm,
  type ComponentItem,
  type ContentType,
  type ContentTypeItem,
  type Entry,
  type FormValues,
} from '@admin/content-model';
import { mapValues, type FormModel } from '../items/index.ts';

/** A content type and its components, as the HTTP API describes them. */
export interface ContentTypeDescription {
  readonly contentType: ContentTypeItem;
  readonly components: ReadonlyMap<string, ComponentItem>;
}

/** The content type of an entry with its components, as validation and conversion need it. */
export interface EntryModel extends FormModel {
  readonly contentType: ContentType;
}

const models = new WeakMap<ContentTypeItem, EntryModel>();

/** Returns the model of a content type; the same object for the same type. */
export function entryModel({ contentType, components }: ContentTypeDescription): EntryModel {
  const known = models.get(contentType);
  if (known) return known;
  const schemas = schemasFromItems({ contentTypes: [contentType], components: [...components.values()] });
  const type = schemas.contentTypes.get(contentType.uid) ?? contentType;
  const model: EntryModel = { uid: type.uid, attributes: type.attributes, contentType: type, schemas };
  models.set(contentType, model);
  return model;
}

/** Returns the initial values of a form: those of an entry, or the defaults of a new one. */
export function formValues({ contentType, schemas }: EntryModel, entry: Entry | null): FormValues {
  return entry ? toForm(entry, contentType, { schemas }) : defaultValues(contentType, schemas);
}

/**
 * Converts values of another entry, as the server returns them, for use in this one: without relations and
 * passwords, and without the ids of components.
 */
export function foreignValues(model: FormModel, values: Readonly<Record<string, unknown>>): FormValues {
  const converted = Object.entries(toForm(values, model, model)).filter(
    ([name]) => Object.hasOwn(values, name) && ownValue(model.attributes, name)?.type !== 'relation',
  );
  return mapValues(Object.fromEntries(converted), model, ({ id: _own, ...component }) => component);
}

/** Returns the initial values of a new component. */
export function newComponent({ schemas }: FormModel, uid: string): FormValues {
  const component = schemas.components.get(uid);
  return component ? defaultValues(component, schemas) : {};
}
