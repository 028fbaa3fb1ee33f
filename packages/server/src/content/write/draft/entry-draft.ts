import type { NestedColumn, ScalarColumn } from '../../storage/entry-table.ts';
import type { LinkDraft } from '../links/link-drafts.ts';

/** A component instance that is to be written; `id` is null until it has been given one. */
export interface InstanceDraft {
  id: number | null;
  readonly uid: string;
  /** Dotted path of the attribute from the entry, as permissions name it. */
  readonly path: string;
  /** Whether the instance existed before. */
  readonly kept: boolean;
  /** Scalars by key. */
  readonly scalars: Record<string, unknown>;
  /** Nested instances by key. */
  readonly nested: Record<string, readonly InstanceDraft[]>;
  readonly links: readonly LinkDraft[];
}

/** A component or zone attribute that is to be written. */
export interface NestedDraft {
  readonly field: NestedColumn;
  readonly instances: readonly InstanceDraft[];
  /** Instances that exist no longer. */
  readonly removed: readonly number[];
}

/** Everything of an entry that is to be written; what is absent stays as it is. */
export interface EntryDraft {
  readonly scalars: readonly { readonly field: ScalarColumn; readonly value: unknown }[];
  readonly nested: readonly NestedDraft[];
  readonly links: readonly LinkDraft[];
}

/** The instance as it lies in the JSON column. */
export function storedInstance(draft: InstanceDraft): Record<string, unknown> {
  const nested = Object.entries(draft.nested).map(
    ([key, items]) => [key, items.map(storedInstance)] as const,
  );
  return { id: draft.id, __component: draft.uid, ...draft.scalars, ...Object.fromEntries(nested) };
}

/** The instances with those nested in them. */
export function allInstances(drafts: readonly InstanceDraft[]): InstanceDraft[] {
  return drafts.flatMap((draft) => [
    draft,
    ...Object.values(draft.nested).flatMap((items) => allInstances(items)),
  ]);
}
