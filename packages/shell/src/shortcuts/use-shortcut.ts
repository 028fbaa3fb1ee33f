import { useEffect, useEffectEvent, useId } from 'react';
import { useService } from '../extension/react/use-service.ts';
import { shortcutsRef, type Shortcut } from './shortcut-store.ts';

/**
 * Registers a shortcut for as long as the component is there. It is told in the overview that `?` opens, and runs
 * unless somebody writes, or a dialog or menu is open; of two with the same keys the one that came later runs.
 * @param keys written where it is used, so that they stay the same
 */
export function useShortcut({ keys, label, group, run }: Shortcut, isOn = true): void {
  const id = useId();
  const { register } = useService(shortcutsRef).actions;
  const press = useEffectEvent(() => run?.());
  const hasRun = run !== undefined;
  const written = keys.join(' ');
  useEffect(() => {
    if (!isOn) return undefined;
    return register({
      id,
      keys: written.split(' '),
      label,
      ...(group && { group }),
      ...(hasRun && { run: () => press() }),
    });
  }, [id, register, written, label, group, hasRun, isOn]);
}
