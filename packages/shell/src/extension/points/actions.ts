import type { IconComponent } from '@admin/ui';
import type { ReactNode } from 'react';
import type { ContentCondition } from '../conditions/condition.ts';
import type { Requires } from '../../permissions/permission-rule.ts';
import type { MessageValue } from '../../messages/message.ts';
import type { Placed } from '../core/contribution-types.ts';
import {
  createContribution,
  type Contribution,
  type ContributionEntry,
  type ExtensionPoint,
  type PointSpec,
} from '../core/extension-point.ts';

/** What an action looks like right now; the host draws it as a button or a menu item. */
interface ActionLook {
  readonly label: MessageValue;
  /** Stands before the label in a menu. */
  readonly icon?: IconComponent;
  /** @default 'default' */
  readonly tone?: 'default' | 'primary' | 'danger';
  readonly disabled?: boolean;
}

/** What the content of an action's dialog receives. */
export interface ActionDialogProps<I> {
  /** What the action acts on, as it was when the dialog was opened. */
  readonly input: I;
  /** Closes the dialog; the focus goes back to the action. */
  readonly close: () => void;
  /**
   * Does the work of the action. Never rejects: a failure is reported, the user is told which action failed, and the
   * dialog stays open with all that was typed. The work itself says when to `close`.
   */
  readonly run: (work: () => void | Promise<void>) => Promise<ActionOutcome>;
}

/** A dialog that an action opens instead of running. The host draws it round the content. */
export interface ActionDialog<I> {
  readonly title: MessageValue;
  /** 400, 560 or 800 px wide. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** A function component behind a dynamic import: one that takes any input fits every action. */
  readonly content: () => Promise<{ readonly default: (props: ActionDialogProps<I>) => ReactNode }>;
}

/** The work of an action. It may come back with a dialog where it cannot go on without the user. */
type ActionWork<I> = () => void | ActionDialog<I> | Promise<void | ActionDialog<I>>;

/** An action that does something at once, or after a question. */
interface RunningAction<I> extends ActionLook {
  /** Asked before `run`; an empty object asks with the host's own words. */
  readonly confirm?: { readonly title?: MessageValue; readonly body?: MessageValue };
  readonly run: ActionWork<I>;
  readonly dialog?: never;
  readonly href?: never;
}

/** An action that needs to know more first. */
interface AskingAction<I> extends ActionLook {
  readonly dialog: ActionDialog<I>;
  readonly run?: never;
  readonly confirm?: never;
  readonly href?: never;
}

/** An action that leads somewhere: a link, with all that a browser offers for one. */
interface LinkingAction extends ActionLook {
  /** Path below the panel's base. */
  readonly href: string;
  readonly run?: never;
  readonly confirm?: never;
  readonly dialog?: never;
}

/** What an action is right now. `I` is what it acts on, for the content of a dialog. */
export type ActionDescription<I = unknown> = RunningAction<I> | AskingAction<I> | LinkingAction;

/** How an action went. */
export type ActionOutcome = 'done' | 'failed';

/** Something a user can do with `I`. */
export interface Action<I> extends Placed {
  /** Shown only to users who hold this; a function where that depends on what the action acts on. */
  readonly requires?: Requires | ((input: I) => Requires);
  /** Where it is offered at all; `contentType` is that of what the action acts on. @default everywhere */
  readonly when?: ContentCondition;
  /**
   * Whether it leaves everything on the server as it is: it can be used while the panel is looked at through the eyes of a
   * role, where all others are disabled unless they lead somewhere. @default false
   */
  readonly readOnly?: boolean;
  /** A React hook: returns what the action looks like now, or null to hide it. */
  readonly useAction: (input: I) => ActionDescription<I> | null;
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
    if (isList(value)) return value.map((action) => createContribution(spec, action));
    if (typeof value === 'function') {
      return [Object.freeze({ value, kind: 'fold', readKey: () => 'fold', check: () => undefined })];
    }
    if (typeof value === 'object' && value !== null) return [createContribution(spec, value)];
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
