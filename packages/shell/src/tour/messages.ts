import type { MessageDescriptor } from '../messages/message.ts';
import type { TourSection } from './progress/tour-state.ts';

/** Texts of the tour. */
export const tourMessages = {
  title: { id: 'tour.title', defaultMessage: 'Get started' },
  progress: { id: 'tour.progress', defaultMessage: '{done} of {all} done' },
  skip: { id: 'tour.skip', defaultMessage: 'Skip the tour' },
  markDone: { id: 'tour.mark-done', defaultMessage: 'Mark as done' },
  next: { id: 'tour.next', defaultMessage: 'Continue' },
  finish: { id: 'tour.finish', defaultMessage: 'Finish the tour' },
  done: { id: 'tour.state.done', defaultMessage: 'Done' },
} as const;

interface SectionTexts {
  readonly title: MessageDescriptor;
  readonly create: MessageDescriptor;
  readonly success: MessageDescriptor;
  /** The label of the link to the section's page. */
  readonly action: MessageDescriptor;
}

/** The texts of each section before and after its completion. */
export const sectionMessages: Readonly<Record<TourSection, SectionTexts>> = {
  contentTypeBuilder: {
    title: { id: 'tour.content-type.title', defaultMessage: 'Describe your content' },
    create: {
      id: 'tour.content-type.create',
      defaultMessage:
        'A content type defines the fields of its entries. Start with the one that you use most.',
    },
    success: {
      id: 'tour.content-type.success',
      defaultMessage:
        'Your content type is ready. You can extend and change it with your project at any time.',
    },
    action: { id: 'tour.content-type.action', defaultMessage: 'Create a content type' },
  },
  contentManager: {
    title: { id: 'tour.content.title', defaultMessage: 'Write your first entry' },
    create: {
      id: 'tour.content.create',
      defaultMessage:
        'Choose a content type, fill in its fields and save. Nobody sees a draft before you publish it.',
    },
    success: {
      id: 'tour.content.success',
      defaultMessage: 'Your first entry is written. Lists can be searched, filtered and sorted as they grow.',
    },
    action: { id: 'tour.content.action', defaultMessage: 'Go to the content' },
  },
  apiTokens: {
    title: { id: 'tour.api-token.title', defaultMessage: 'Give a program access' },
    create: {
      id: 'tour.api-token.create',
      defaultMessage:
        'An API token gives access to the endpoints that plugins protect with it. Create a separate token for each program.',
    },
    success: {
      id: 'tour.api-token.success',
      defaultMessage: 'Your token is ready. Keep it secret: anyone who has it can use it.',
    },
    action: { id: 'tour.api-token.action', defaultMessage: 'Create an API token' },
  },
  transferTokens: {
    title: { id: 'tour.transfer-token.title', defaultMessage: 'Prepare for moving content' },
    create: {
      id: 'tour.transfer-token.create',
      defaultMessage:
        'A transfer token is for moving content between installations. There is no transfer yet, so it has no effect today.',
    },
    success: {
      id: 'tour.transfer-token.success',
      defaultMessage: 'Your token is ready. Keep it secret, and delete it when it is no longer needed.',
    },
    action: { id: 'tour.transfer-token.action', defaultMessage: 'Create a transfer token' },
  },
};
