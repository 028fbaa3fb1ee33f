import type { RefCallback } from 'react';
import type { PointArea } from '../../core/inspection.ts';
import type { ActionDescription } from '../../points/actions.ts';

/** An action as the host renders it. */
export interface ReadyAction extends Required<Pick<ActionDescription, 'tone' | 'disabled'>> {
  readonly id: string;
  readonly pluginId: string;
  readonly label: string;
  readonly icon: ActionDescription['icon'];
  /** Why it is disabled: the reason of the host, which overrides the action, or that of the action. */
  readonly reason: string | undefined;
  /** The target of an action that is rendered as a link and not started. */
  readonly href: string | undefined;
  /** True while an action without a confirmation runs, or reports that its work runs. */
  readonly isRunning: boolean;
  /**
   * Runs it, asks for confirmation, or opens its dialog, as the action specifies. The outlet renders what it opens.
   */
  readonly start: () => void;
  /** The ref for its element outside the outlet, such as an item of a menu; undefined unless a tool inspects the page. */
  readonly areaRef: RefCallback<PointArea> | undefined;
}
