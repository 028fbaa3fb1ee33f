import * as Primitive from '@radix-ui/react-dropdown-menu';
import { use, type ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { ChevronRight } from '../icons.ts';
import styles from './DropdownMenu.module.css';
import { MenuContainerContext } from './menu-container.ts';
import { MenuLine } from './MenuLine.tsx';
import type { MenuSubmenu } from './menu-item.ts';

export interface MenuSubProps {
  readonly item: MenuSubmenu;
  /** Items of the submenu. */
  readonly children: ReactNode;
}

/** An item that opens a submenu. */
export function MenuSub({ item, children }: MenuSubProps) {
  const container = use(MenuContainerContext);
  return (
    <Primitive.Sub>
      <Primitive.SubTrigger className={styles.item} disabled={item.disabled ?? false} textValue={item.label}>
        <MenuLine {...item} />
        <span className={styles.more}>
          <Icon icon={ChevronRight} size="small" />
        </span>
      </Primitive.SubTrigger>
      <Primitive.Portal container={container}>
        <Primitive.SubContent className={styles.menu} sideOffset={4} alignOffset={-5} collisionPadding={8}>
          {children}
        </Primitive.SubContent>
      </Primitive.Portal>
    </Primitive.Sub>
  );
}
