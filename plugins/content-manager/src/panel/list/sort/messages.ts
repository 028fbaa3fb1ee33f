/** Texts of the menu that a list is put in order with where it has no columns to press. */
export const sortMessages = {
  button: { id: 'content-manager.sort', defaultMessage: 'Sort' },
  by: { id: 'content-manager.sort.by', defaultMessage: 'Sort by' },
  order: { id: 'content-manager.sort.order', defaultMessage: 'Order' },
  ASC: { id: 'content-manager.sort.ascending', defaultMessage: 'Ascending' },
  DESC: { id: 'content-manager.sort.descending', defaultMessage: 'Descending' },
} as const;
