import { useId, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  createSharedTriggers,
  LateLayer,
  type SharedTrigger,
  type SharedTriggers,
  type TriggerHandlers,
} from '../LateTrigger/index.ts';
import type { DropdownMenuProps } from './dropdown-menu-props.ts';
import { menuCode, menuWakeEvents } from './menu-code.ts';

/** A button that a user has reached, and whose menu is to be rendered. */
export type MenuTrigger = SharedTrigger;

/** Props of a button that opens one of many menus. */
export interface MenuTriggerProps extends TriggerHandlers {
  readonly id: string;
  readonly 'aria-expanded': false;
  readonly 'aria-haspopup': 'menu';
  readonly 'data-state': 'closed';
}

/** The buttons of many menus, such as those of the rows of a table. */
export interface MenuTriggers extends Pick<SharedTriggers, 'woken' | 'subscribe'> {
  /** Returns the id of the button with a key. */
  readonly idOf: (key: string) => string;
  /** Returns the props of the button with a key. Spread them on an element: the button needs no component. */
  readonly propsOf: (key: string) => MenuTriggerProps;
}

/** Returns the buttons of many menus. Stable: reaching a button renders only the users of `useMenuTriggersInUse`. */
export function useMenuTriggers(): MenuTriggers {
  const id = useId();
  const [{ props, woken, subscribe }] = useState(() =>
    createSharedTriggers({ wokenBy: menuWakeEvents, load: menuCode.load }),
  );
  return useMemo(() => {
    const idOf = (key: string) => `${id}${key}`;
    return {
      woken,
      subscribe,
      idOf,
      propsOf: (key) => ({
        ...props,
        'aria-expanded': false,
        'aria-haspopup': 'menu',
        'data-state': 'closed',
        id: idOf(key),
      }),
    };
  }, [id, props, subscribe, woken]);
}

/** Returns the buttons that the user has hovered, focused or pressed so far; renders again for another one. */
export function useMenuTriggersInUse({ subscribe, woken }: MenuTriggers): readonly MenuTrigger[] {
  return useSyncExternalStore(subscribe, woken);
}

export interface TriggeredMenuProps extends Omit<DropdownMenuProps, 'trigger' | 'tooltip' | 'opensOn'> {
  readonly trigger: MenuTrigger;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The menu of one of many buttons. Otherwise like `DropdownMenu`. */
export function TriggeredMenu({ trigger, open, side = 'bottom', ...layer }: TriggeredMenuProps) {
  const { element } = trigger;
  // Set on the element itself, so that its row is not rendered again.
  useLayoutEffect(() => {
    if (!open) return undefined;
    element.setAttribute('aria-controls', `${element.id}menu`);
    element.setAttribute('aria-expanded', 'true');
    element.setAttribute('data-state', 'open');
    return () => {
      element.removeAttribute('aria-controls');
      element.setAttribute('aria-expanded', 'false');
      element.setAttribute('data-state', 'closed');
    };
  }, [element, open]);
  return <LateLayer code={menuCode} props={{ ...layer, id: element.id, open, side, trigger }} />;
}
