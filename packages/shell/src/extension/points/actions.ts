import type { IconDefinition } from '@admin/ui';
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

/** The appearance of an action, which the host renders as a button or a menu item. */
interface ActionLook {
  readonly label: MessageValue;
  /** Shown before the label in a menu. */
  readonly icon?: IconDefinition;
  /** @default 'default' */
  readonly tone?: 'default' | 'primary' | 'danger';
  readonly disabled?: boolean;
  /** Why it is disabled. Shown as a tooltip. */
  readonly disabledReason?: MessageValue;
  /** True while its work runs although the action did not start it. The host itself tracks `run`. @default false */
  readonly loading?: boolean;
}

/** The props of the content of an action's dialog. */
export interface ActionDialogProps<I> {
  /** The input of the action at the moment when the dialog opened. */
  readonly input: I;
  /** Closes the dialog; the focus returns to the action. */
  readonly close: () => void;
  /**
   * Runs the work of the action. Never rejects: a failure is reported, the user is notified which action failed, and
   * the dialog stays open with its input. The work calls `close` itself.
   */
  readonly run: (work: () => void | Promise<void>) => Promise<ActionOutcome>;
}

/** A dialog that an action opens instead of running. The host renders it around the content. */
export interface ActionDialog<I> {
  readonly title: MessageValue;
  /** 400, 560 or 800 px wide. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** A function component behind a dynamic import: one that accepts any input fits every action. */
  readonly content: () => Promise<{ readonly default: (props: ActionDialogProps<I>) => ReactNode }>;
}

/** The result of an action's work: a dialog opens; a function, such as the result of `notify`, is ignored. */
type ActionResult<I> = void | ActionDialog<I> | (() => void);

/** The work of an action. It may return a dialog if it needs input from the user. */
type ActionWork<I> = () => ActionResult<I> | Promise<ActionResult<I>>;

/** An action that runs immediately, or after a confirmation. */
interface RunningAction<I> extends ActionLook {
  /** Asks for confirmation before `run`; an empty object uses the text of the host. */
  readonly confirm?: {
    readonly title?: MessageValue;
    readonly body?: MessageValue;
    /** The button that runs the action. @default 'Confirm' */
    readonly label?: MessageValue;
  };
  readonly run: ActionWork<I>;
  readonly dialog?: never;
  readonly href?: never;
}

/** An action that needs input first. */
interface AskingAction<I> extends ActionLook {
  readonly dialog: ActionDialog<I>;
  readonly run?: never;
  readonly confirm?: never;
  readonly href?: never;
}

/** An action that is a link, with the browser's functions for links. */
interface LinkingAction extends ActionLook {
  /** Path below the panel's base. */
  readonly href: string;
  readonly run?: never;
  readonly confirm?: never;
  readonly dialog?: never;
}

/** The current state of an action. `I` is its input, for the content of a dialog. */
export type ActionDescription<I = unknown> = RunningAction<I> | AskingAction<I> | LinkingAction;

/** The result of an action. */
export type ActionOutcome = 'done' | 'failed';

/** An operation that a user can perform on `I`. */
export interface Action<I> extends Placed {
  /** Shows it only to users with these permissions; a function if they depend on the input. */
  readonly requires?: Requires | ((input: I) => Requires);
  /** Shows it only if this condition is met; `contentType` is that of the input. @default always */
  readonly when?: ContentCondition;
  /**
   * True if the action changes nothing on the server. It stays enabled in an impersonation preview, where all other
   * actions are disabled. @default true for actions with `href`, false for others
   */
  readonly readOnly?: boolean;
  /** A React hook: returns the current description, or null to hide the action. */
  readonly useAction: (input: I) => ActionDescription<I> | null;
}

/** Rewrites the list: reorders, replaces or removes the actions of others. */
export type ActionFold<I> = (existing: readonly Action<I>[]) => readonly Action<I>[];

/** A point whose contributions are an action, several actions, or a function over the existing ones. */
export interface ActionPoint<I> extends ExtensionPoint<Action<I>> {
  readonly add: (contribution: Action<I> | readonly Action<I>[] | ActionFold<I>) => Contribution;
}

/** Returns the type of a value for an error message: `null`, `array`, `string` … */
export function receivedType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function checkAction(action: { readonly useAction?: unknown }): string | undefined {
  return typeof action.useAction === 'function'
    ? undefined
    : `An action needs a \`useAction\` hook; did you mean one of its keys: ${Object.keys(action).join(', ')}?`;
}

/** Returns the error about a registration that is neither a list nor a function. */
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
    kind: 'action',
    add: (value) => Object.freeze({ point, entries: Object.freeze(read(value)) }),
  };
  return Object.freeze(point);
}

function isList<I>(value: Action<I> | readonly Action<I>[] | ActionFold<I>): value is readonly Action<I>[] {
  return Array.isArray(value);
}
