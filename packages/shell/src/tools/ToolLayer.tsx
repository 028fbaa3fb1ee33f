import { useEffect, useEffectEvent, useMemo } from 'react';
import { LazyContribution } from '../extension/outlets/LazyContribution.tsx';
import { ZoneOutlet } from '../extension/outlets/ZoneOutlet.tsx';
import { panelTools, type ToolProps } from '../extension/points/tools.ts';
import { useRuntime } from '../extension/react/runtime-context.ts';
import { useService } from '../extension/react/use-service.ts';
import { backgroundParts, type BackgroundProps } from '../extension/shell-points.ts';
import { shortcutMessages } from '../shortcuts/messages.ts';
import { isPressOf } from '../shortcuts/shortcut-keys.ts';
import { useShortcut } from '../shortcuts/shortcut-store.ts';
import { toolsRef, usePanelTools, type AvailableTool } from './panel-tools.ts';

/**
 * Returns whether a key press is a shortcut. With Shift, `.` is another character that depends on the keyboard layout: the
 * physical key counts, too.
 */
function isToolPress(event: KeyboardEvent, keys: string): boolean {
  if (isPressOf(event, keys)) return true;
  const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
  return code === 'Period' && isPressOf({ key: '.', altKey, ctrlKey, metaKey, shiftKey }, keys);
}

type InspectProps = Pick<ToolProps, 'inspect'>;

/**
 * Opens the tools of plugins with their shortcuts, renders the open one, and the parts in the background. Rendered once,
 * behind the sign-in.
 */
export function ToolLayer({ inspect }: InspectProps) {
  const { showReleases = true } = useRuntime().config;
  const props = useMemo((): BackgroundProps => ({ showReleases }), [showReleases]);
  return (
    <>
      {usePanelTools().map((one) => (
        <ToolSlot available={one} inspect={inspect} key={one.tool.contributionId} />
      ))}
      <ZoneOutlet props={props} shape="hidden" zone={backgroundParts} />
    </>
  );
}

interface ToolSlotProps extends InspectProps {
  readonly available: AvailableTool;
}

function ToolSlot({ available: { tool, isOpen, toggle }, inspect }: ToolSlotProps) {
  const { close } = useService(toolsRef).actions;
  const { keys, label, component } = tool;
  // Only listed: the shortcuts of pages do not run while the focus is in a text input.
  useShortcut({ keys, label, group: shortcutMessages.everywhere });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !keys.some((one) => isToolPress(event, one))) return;
    event.preventDefault();
    if (!event.repeat) toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!isOpen) return null;
  return (
    <LazyContribution
      contribution={tool}
      load={component}
      pointId={panelTools.id}
      props={{ close, inspect }}
      shape="hidden"
    />
  );
}
