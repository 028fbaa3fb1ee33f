import type { StoryContext } from 'storybook/internal/types';

/**
 * Keeps of a report that found nothing wrong no more than that. What axe found to be right goes to the process of the
 * tests with each story, some hundred elements of it, and nobody asks for it there.
 */
export function lightenReports({ reporting }: StoryContext): void {
  const add = reporting.addReport.bind(reporting);
  reporting.addReport = (report) => add(report.status === 'passed' ? { ...report, result: {} } : report);
}
