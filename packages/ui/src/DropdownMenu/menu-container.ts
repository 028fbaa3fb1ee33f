import { createContext } from 'react';

/** The element that holds a menu and its submenus. */
export const MenuContainerContext = createContext<HTMLElement | undefined>(undefined);
