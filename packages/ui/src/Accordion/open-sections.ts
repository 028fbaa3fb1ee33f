import { createContext } from 'react';

/** The state of an `Accordion`, for its sections. */
export interface OpenSections {
  /** Values of the open sections. */
  readonly values: readonly string[];
  readonly toggle: (value: string) => void;
}

/** The sections of the accordion around a section; null outside of one. */
export const OpenSectionsContext = createContext<OpenSections | null>(null);

/** The attribute of the element around all sections. */
export const accordionAttribute = 'data-accordion';

/** The attribute of the buttons between which arrow keys move the focus. */
export const triggerAttribute = 'data-accordion-trigger';
