import { createContext } from 'react';

/** Closes the surrounding popover. */
export const ClosePopoverContext = createContext<() => void>(() => undefined);
