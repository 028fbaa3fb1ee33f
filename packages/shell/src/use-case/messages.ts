import type { MessageDescriptor } from '../messages/message.ts';

/** Texts of the page. */
export const useCaseMessages = {
  title: { id: 'use-case.title', defaultMessage: 'Tell us a bit more about yourself' },
  work: { id: 'use-case.work', defaultMessage: 'What type of work do you do?' },
  choose: { id: 'use-case.work.choose', defaultMessage: 'Choose one' },
  other: { id: 'use-case.other', defaultMessage: 'What is it that you do?' },
  finish: { id: 'use-case.finish', defaultMessage: 'Finish' },
  skip: { id: 'use-case.skip', defaultMessage: 'Skip this question' },
  created: { id: 'use-case.created', defaultMessage: 'Project has been successfully created' },
} as const;

/** The kinds of work to choose from, as they are sent. */
export const workRoles = [
  'front_end_developer',
  'back_end_developer',
  'full_stack_developer',
  'content_manager',
  'content_creator',
  'other',
] as const;

export type WorkRole = (typeof workRoles)[number];

export const workRoleLabels: Readonly<Record<WorkRole, MessageDescriptor>> = {
  front_end_developer: { id: 'use-case.role.front-end', defaultMessage: 'Front-end developer' },
  back_end_developer: { id: 'use-case.role.back-end', defaultMessage: 'Back-end developer' },
  full_stack_developer: { id: 'use-case.role.full-stack', defaultMessage: 'Full-stack developer' },
  content_manager: { id: 'use-case.role.content-manager', defaultMessage: 'Content manager' },
  content_creator: { id: 'use-case.role.content-creator', defaultMessage: 'Content creator' },
  other: { id: 'use-case.role.other', defaultMessage: 'Other' },
};
