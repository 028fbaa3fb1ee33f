/** Texts about seats. */
export const seatMessages = {
  used: {
    id: 'enterprise.seats.used',
    defaultMessage: '{used, number} of {seats, plural, one {# seat} other {# seats}} in use',
  },
  full: {
    id: 'enterprise.seats.full',
    defaultMessage: '{seats, plural, one {The only seat is in use} other {All # seats are in use}}',
  },
  over: {
    id: 'enterprise.seats.over',
    defaultMessage: '{used, number} of {seats, plural, one {# seat} other {# seats}} in use',
  },
  advice: {
    id: 'enterprise.seats.advice',
    defaultMessage: 'You cannot invite or activate users until a user is deactivated or the limit is raised.',
  },
} as const;
