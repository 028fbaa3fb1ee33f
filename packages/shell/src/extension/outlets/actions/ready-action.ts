import type { ActionDescription } from '../../points/actions.ts';

/** An action as the host draws it. */
export interface ReadyAction extends Required<Pick<ActionDescription, 'tone' | 'disabled'>> {
  readonly id: string;
  readonly pluginId: string;
  readonly label: string;
  readonly icon: ActionDescription['icon'];
  /** Why the host has disabled it, whatever the action says. */
  readonly reason: string | undefined;
  /** Where it leads; an action that has it is drawn as a link and not started. */
  readonly href: string | undefined;
  /** Whether it was started without a question and is not done yet. */
  readonly isRunning: boolean;
  /** Runs it, asks first, or opens its dialog, whichever the action wants. What it opens is drawn by the outlet. */
  readonly start: () => void;
}
