import type { ContentCondition } from '../conditions/condition.ts';
import type { Requires } from '../../permissions/permission-rule.ts';
import type { Placed } from '../core/contribution-types.ts';
import {
  createEntry,
  type Contribution,
  type ContributionEntry,
  type ExtensionPoint,
  type PointSpec,
} from '../core/extension-point.ts';
import type { MessageDescriptor } from '../core/message.ts';

/** What an action looks like permission now; the host draws it as a button or a menu item. */
export interface ActionDescription {
  readonly label: MessageDescriptor;
  /** @default 'default' */
  readonly tone?: 'default' | 'primary' | 'danger';
  readonly disabled?: boolean;
  /** Asked before `run`; an empty object asks with the host's own words. */
  readonly confirm?: { readonly title?: MessageDescriptor; readonly body?: MessageDescriptor };
  readonly run: () => void | Promise<void>;
}

/** Something a user can do with `I`. */
export interface Action<I> extends Placed {
  /** Shown only to users who hold this; a function where that depends on what the action acts on. */
  readonly requires?: Requires | ((input: I) => Requires);
  /** Where it is offered at all; `contentType` is that of what the action acts on. @default everywhere */
  readonly when?: ContentCondition;
  /** A React hook: returns what the action looks like now, or null to hide it. */
  readonly useAction: (input: I) => ActionDescription | null;
}

/** Rewrites the whole list: reorders, replaces or removes what others added. */
export type ActionFold<I> = (existing: readonly Action<I>[]) => readonly Action<I>[];

/** A point whose contributions are one action, several, or a function over the existing ones. */
export interface ActionPoint<I> extends ExtensionPoint<Action<I>> {
  readonly add: (contribution: Action<I> | readonly Action<I>[] | ActionFold<I>) => Contribution;
}

/** The type of a value in the words of an error message: `null`, `array`, `string` … */
export function receivedType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function checkAction({ useAction }: { readonly useAction?: unknown }): string | undefined {
  return typeof useAction === 'function' ? undefined : 'An action needs a `useAction` hook';
}

/** The error about a registration that is neither a list nor a function over the existing list. */
export function checkRegistration(noun: string, value: unknown): string | undefined {
  if (Array.isArray(value) || typeof value === 'function') return undefined;
  return `${noun} must be given as an array or a function, but received: ${receivedType(value)}`;
}

/** Creates a point for actions; `noun` opens its error messages: `Bulk actions`. */
export function createActionPoint<I>({ id, noun }: { id: string; noun: string }): ActionPoint<I> {
  const spec: PointSpec<Action<I>> = { id, key: (action) => action.id, validate: checkAction };

  const read = (value: Action<I> | readonly Action<I>[] | ActionFold<I>): ContributionEntry[] => {
    if (isList(value)) return value.map((action) => createEntry(spec, action));
    if (typeof value === 'function') {
      return [Object.freeze({ value, kind: 'fold', readKey: () => 'fold', check: () => undefined })];
    }
    if (typeof value === 'object' && value !== null) return [createEntry(spec, value)];
    const reason = checkRegistration(noun, value);
    return [Object.freeze({ value, kind: 'item', readKey: () => id, check: () => reason })];
  };

  const point: ActionPoint<I> = {
    id,
    add: (value) => Object.freeze({ point, entries: Object.freeze(read(value)) }),
  };
  return Object.freeze(point);
}

function isList<I>(value: Action<I> | readonly Action<I>[] | ActionFold<I>): value is readonly Action<I>[] {
  return Array.isArray(value);
}
