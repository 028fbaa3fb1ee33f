import type { OpenEntry } from '../../entry-form/open-entry.ts';
import type { FieldPermissions } from '../../permissions/index.ts';
import {
  batch,
  change,
  foreignValues,
  positionsIn,
  steadyPartOf,
  writtenPath,
  type EntryForm,
  type EntryPath,
  type FormModel,
} from '../form/index.ts';
import type { EntryStage } from '../editing/field-permission.ts';
import { visibleValues } from './visible-values.ts';

export interface OpenEntrySpec {
  readonly form: EntryForm;
  readonly model: FormModel;
  readonly fieldPermissions: FieldPermissions;
  readonly stage: EntryStage;
  /** Whether what is typed now would be lost, since the entry is on its way to the server. */
  readonly isLocked: () => boolean;
}

/**
 * Opens a form to plugins: what they read and write is what the user may. A field that the arrangement of the view
 * closes to typing can be written; it is a matter of looks, and often the one who fills such a field is a plugin.
 */
export function createOpenEntry({
  form,
  model,
  fieldPermissions,
  stage,
  isLocked,
}: OpenEntrySpec): OpenEntry {
  const { create, read: readable, update } = fieldPermissions;
  const writable = stage === 'creating' ? create : update;
  const visible = visibleValues(stage === 'creating' ? create : readable.union(update));
  const pathOf = (path: string): EntryPath => form.pathOf(positionsIn(path));

  const read = (path: string): unknown => {
    const at = pathOf(path);
    return visible(form.read(at), writtenPath(at));
  };

  /** Items come and go by steps of their list; links have steps of their own. */
  const isField = (at: EntryPath): boolean => {
    const attribute = form.attributeAt(at);
    return typeof at.at(-1) === 'string' && attribute !== undefined && attribute.type !== 'relation';
  };

  return {
    read,
    change(path, value) {
      const at = pathOf(path);
      if (isLocked() || !isField(at) || !writable.allows(writtenPath(at))) return false;
      // A batch, so that it is undone on its own and not with what somebody was typing there.
      return form.step(batch([change(at, value)]));
    },
    takeOver(values) {
      if (isLocked()) return false;
      const taken = Object.entries(foreignValues(model, values)).filter(([name]) => writable.allows(name));
      return form.step(batch(taken.map(([name, value]) => change([name], value))));
    },
    errorAt: (path) => form.errorAt(pathOf(path)),
    isModified: form.isModified,
    subscribe(path, listener) {
      let last = read(path);
      return form.subscribe(steadyPartOf(path), () => {
        const now = read(path);
        if (Object.is(now, last)) return;
        last = now;
        listener();
      });
    },
    holdErrors: form.errors.hold,
  };
}
