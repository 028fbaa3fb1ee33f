import { createContext } from 'react';

/** Portal container of a menu and its submenus. */
export const MenuContainerContext = createContext<HTMLElement | undefined>(undefined);
