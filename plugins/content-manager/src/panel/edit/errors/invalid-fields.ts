import { isSameValue } from '@admin/content-model';
import { toPath } from '@admin/entry-form';
import { formatValue, type MessageValue } from '@admin/shell';
import { useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useEditing, type Editing } from '../editing/editing-context.ts';
import { byPageOrder, fieldBreadcrumb, type FieldBreadcrumb } from './field-breadcrumb.ts';

/** Returns the error of the value at a path in the language of the user. */
export function useFieldError(path: string): string | undefined {
  const intl = useIntl();
  const { errors } = useEditing().form;
  const error = useSyncExternalStore(errors.subscribe, () => errors.at(path));
  return error === undefined ? undefined : formatValue(intl, error);
}

/** Returns the first error at a path or inside it in the language of the user. */
export function useErrorInside(path: string): string | undefined {
  const intl = useIntl();
  const { errors } = useEditing().form;
  const error = useSyncExternalStore(errors.subscribe, () => errors.within(path));
  return error === undefined ? undefined : formatValue(intl, error);
}

/** A value with an error. */
export interface InvalidField {
  /** Written path of the value. */
  readonly path: string;
  readonly error: MessageValue;
  readonly breadcrumb: FieldBreadcrumb;
}

/** Returns all invalid values of a form in page order; values without a field come last. */
export function invalidFields({ form, layout }: Pick<Editing, 'form' | 'layout'>): readonly InvalidField[] {
  return Array.from(form.errors.all(), ([path, error]) => ({
    path,
    error,
    breadcrumb: fieldBreadcrumb(toPath(path), layout, form),
  })).toSorted((one, other) => byPageOrder(one.breadcrumb, other.breadcrumb));
}

function isSameList(one: readonly InvalidField[], others: readonly InvalidField[]): boolean {
  return (
    one.length === others.length &&
    one.every(({ path, error, breadcrumb }, index) => {
      const other = others[index];
      return (
        path === other?.path && error === other.error && isSameValue(breadcrumb.order, other.breadcrumb.order)
      );
    })
  );
}

interface InvalidFieldsStore {
  readonly read: () => readonly InvalidField[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store that returns the same list until an invalid field changes or moves. */
function invalidFieldsStore({ form, layout }: Pick<Editing, 'form' | 'layout'>): InvalidFieldsStore {
  let last: readonly InvalidField[] = [];
  return {
    read() {
      const next = invalidFields({ form, layout });
      if (!isSameList(last, next)) last = next;
      return last;
    },
    subscribe(listener) {
      const stops = [form.errors.subscribe(listener), form.onChange(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Returns all invalid values of the form in page order; updates also when an item moves or is removed. */
export function useInvalidFields(): readonly InvalidField[] {
  const { form, layout } = useEditing();
  const store = useMemo(() => invalidFieldsStore({ form, layout }), [form, layout]);
  return useSyncExternalStore(store.subscribe, store.read);
}
