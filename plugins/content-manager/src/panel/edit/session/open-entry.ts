import { isRecord, tempKey, type FieldSet } from '@admin/content-model';
import {
  batch,
  change,
  foreignValues,
  pathBeforePositions,
  positionsIn,
  writtenPath,
  type EntryForm,
  type EntryPath,
  type FormModel,
} from '@admin/entry-form';
import type { OpenEntry } from '../../entry-form/open-entry.ts';
import type { FieldPermissions } from '../../permissions/index.ts';
import type { EntryStage } from '../editing/field-permission.ts';

export interface OpenEntrySpec {
  readonly form: EntryForm;
  readonly model: FormModel;
  readonly fieldPermissions: FieldPermissions;
  readonly stage: EntryStage;
  /** Returns whether the form is locked, because the entry is being sent. */
  readonly isLocked: () => boolean;
}

/**
 * Opens a form to plugins with the permissions of the user. A field that the layout marks as read-only stays writable,
 * since plugins often fill such fields.
 */
export function createOpenEntry({
  form,
  model,
  fieldPermissions,
  stage,
  isLocked,
}: OpenEntrySpec): Omit<OpenEntry, 'reveal'> {
  const { create, read: readable, update } = fieldPermissions;
  const writable = stage === 'creating' ? create : update;
  const visible = visiblePart(stage === 'creating' ? create : readable.union(update));
  const pathOf = (path: string): EntryPath => form.pathOf(positionsIn(path));

  const read = (path: string): unknown => {
    const at = pathOf(path);
    return visible(form.read(at), writtenPath(at));
  };

  /** Returns whether a path is a writable field: items and links change by steps of their own. */
  const isField = (at: EntryPath): boolean => {
    const attribute = form.attributeAt(at);
    return typeof at.at(-1) === 'string' && attribute !== undefined && attribute.type !== 'relation';
  };

  return {
    read,
    change(path, value) {
      const at = pathOf(path);
      if (isLocked() || !isField(at) || !writable.allows(writtenPath(at))) return false;
      // A batch is undone separately from the input of the user in the same field.
      return form.step(batch([change(at, value)]));
    },
    setValues(values) {
      if (isLocked()) return false;
      const changes = Object.entries(foreignValues(model, values)).filter(([name]) => writable.allows(name));
      return form.step(batch(changes.map(([name, value]) => change([name], value))));
    },
    errorAt: (path) => form.errorAt(pathOf(path)),
    isModified: form.isModified,
    subscribe(path, listener) {
      let last = read(path);
      return form.subscribe(pathBeforePositions(path), () => {
        const now = read(path);
        if (Object.is(now, last)) return;
        last = now;
        listener();
      });
    },
    createErrorOwner: form.errors.createOwner,
  };
}

/** Names that identify a component and are no fields. */
const identity: ReadonlySet<string> = new Set(['id', '__component', tempKey]);

type VisiblePart = (value: unknown, path: string) => unknown;

/**
 * Returns a function that removes the values outside of a field set. Equal input returns the same object, so comparing
 * references causes no additional renders.
 */
function visiblePart(fields: FieldSet): VisiblePart {
  if (fields.names === null) return (value) => value;
  const cache = new WeakMap<object, Map<string, unknown>>();

  const partOf = (value: object, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => visible(item, path));
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        const part: unknown = identity.has(name)
          ? inner
          : visible(inner, path === '' ? name : `${path}.${name}`);
        return part === undefined ? [] : [[name, part]];
      }),
    );
  };

  const visible: VisiblePart = (value, path) => {
    if (path !== '' && fields.allows(path)) return value;
    if (path !== '' && !fields.allowsUnder(path)) return undefined;
    if (!isRecord(value) && !Array.isArray(value)) return undefined;
    const parts = cache.get(value) ?? new Map<string, unknown>();
    cache.set(value, parts);
    if (!parts.has(path)) parts.set(path, partOf(value, path));
    return parts.get(path);
  };
  return visible;
}
