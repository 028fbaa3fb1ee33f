import { useMemo } from 'react';
import type { Contributed } from '../extension/core/contribution-types.ts';
import { panelTools, type PanelTool } from '../extension/points/tools.ts';
import { useGuard } from '../extension/react/use-guard.ts';
import { useContributions } from '../extension/react/use-registry.ts';
import { useService, useStore } from '../extension/react/use-service.ts';
import { definePlainStore } from '../services/plain-store.ts';

interface ToolState {
  /** Id of the open tool. */
  readonly openId: string | null;
}

interface ToolActions {
  /** Opens a tool instead of the open one, or closes it. */
  readonly toggle: (id: string) => void;
  readonly close: () => void;
}

/** The open tool. */
export const toolsRef = definePlainStore<ToolState, ToolActions>({
  id: 'shell.tools',
  state: { openId: null },
  actions: (set, read) => ({
    toggle: (id) => set({ openId: read().openId === id ? null : id }),
    close: () => set({ openId: null }),
  }),
});

/** A tool that the user may open. */
export interface AvailableTool {
  readonly tool: Contributed<PanelTool>;
  readonly isOpen: boolean;
  /** Opens or closes it. */
  readonly toggle: () => void;
}

/** Returns the tools that the user may open, in order. */
export function usePanelTools(): readonly AvailableTool[] {
  const tools = useContributions(panelTools);
  const isThere = useGuard();
  const openId = useStore(toolsRef, (state) => state.openId);
  const { toggle } = useService(toolsRef).actions;
  return useMemo(
    () =>
      tools
        .filter((tool) => isThere(tool))
        .map((tool) => ({
          tool,
          isOpen: tool.contributionId === openId,
          toggle: () => toggle(tool.contributionId),
        })),
    [tools, isThere, openId, toggle],
  );
}
