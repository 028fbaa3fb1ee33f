import type { MessageDescriptor } from '../../messages/message.ts';
import type { Guarded, Lazy, Placed } from '../core/contribution-types.ts';
import { createExtensionPoint } from '../core/extension-point.ts';
import type { Inspection } from '../core/inspection.ts';
import { missingComponent, missingLabel } from './required-parts.ts';

/** The props of the component of a tool. */
export interface ToolProps {
  /** Closes the tool. */
  readonly close: () => void;
  /** Passes the extension points on the page to an inspection until it is called with null. Stable between renders. */
  readonly inspect: (inspection: Inspection | null) => void;
}

/** A component above the pages, which opens with a shortcut on every page and stays open on the next one. */
export interface PanelTool extends Placed, Guarded {
  readonly label: MessageDescriptor;
  /**
   * The key combinations that open and close it, also while the focus is in a text input: `Mod+Shift+.`. `Mod` is Cmd on
   * Apple computers and Ctrl on all others.
   */
  readonly keys: readonly string[];
  /** Fetched when the tool is first opened. */
  readonly component: Lazy<ToolProps>;
}

/** Tools above the pages, such as the inspector. One is open at a time. */
export const panelTools = createExtensionPoint<PanelTool>().with({
  id: 'shell.tools',
  key: ({ id }) => id,
  validate: ({ label, keys, component }) =>
    missingLabel(label) ?? (Array.isArray(keys) ? missingComponent(component) : 'A tool needs `keys`'),
});
