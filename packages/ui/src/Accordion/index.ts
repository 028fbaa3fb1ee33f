export * from './Accordion.tsx';
export * from './AccordionItem.tsx';
