/** Texts of the edit view that the document shows before the panel has loaded. */
export const earlyEditMessages = {
  untitled: { id: 'content-manager.edit.title.untitled', defaultMessage: 'Entry {id}' },
  singleType: { id: 'content-manager.edit.single-type', defaultMessage: 'Single type' },
  back: { id: 'content-manager.edit.back', defaultMessage: 'Back' },
  numberedItem: { id: 'content-manager.edit.items.numbered', defaultMessage: '{name} {number, number}' },
  fieldNotAllowed: {
    id: 'content-manager.edit.field.not-allowed',
    defaultMessage: 'You do not have permission to see this field',
  },
  fieldsNotAllowed: {
    id: 'content-manager.edit.fields.not-allowed',
    defaultMessage:
      '{count, plural, one {You do not have permission to see # field} other {You do not have permission to see # fields}}',
  },
} as const;

/** Texts of inputs. */
export const earlyInputMessages = {
  chooseHere: { id: 'content-manager.edit.enumeration.choose', defaultMessage: 'Choose here' },
  yes: { id: 'content-manager.edit.boolean.true', defaultMessage: 'Yes' },
  no: { id: 'content-manager.edit.boolean.false', defaultMessage: 'No' },
  unset: { id: 'content-manager.edit.boolean.null', defaultMessage: 'Not set' },
  timeOf: { id: 'content-manager.edit.datetime.time', defaultMessage: '{label}, time' },
} as const;

/** Texts of repeatable components and dynamic zones. */
export const earlyItemMessages = {
  count: {
    id: 'content-manager.edit.items.count',
    defaultMessage: '{count, plural, one {# component} other {# components}}',
  },
} as const;
