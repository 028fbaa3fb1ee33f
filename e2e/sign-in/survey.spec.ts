import { expect, type Page } from '@playwright/test';
import { administrator, registerAdministrator, signIn } from '../support/administrator.ts';
import { AnalyticsEndpoint } from '../support/analytics-endpoint.ts';
import { test as base } from '../support/journey.ts';
import { fillRegistration } from '../support/people.ts';
import { Product } from '../support/product.ts';

/** An installation with analytics. */
const test = base.extend<{ endpoint: AnalyticsEndpoint; reporting: Product }>({
  // Playwright reads the required fixtures from this pattern.
  endpoint: async ({}, give) => {
    const endpoint = await AnalyticsEndpoint.start();
    await give(endpoint);
    await endpoint.stop();
  },
  reporting: async ({ endpoint }, give) => {
    await Product.during({ environment: { ANALYTICS_URL: endpoint.url }, data: 'seeded' }, give);
  },
});

const survey = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: /recommend Atrium|Thank you very much/ });

test('the survey opens once, five minutes after the panel, and keeps an answer that could not be sent', async ({
  endpoint,
  page,
  reporting,
}) => {
  await registerAdministrator(reporting.origin);
  await page.clock.install();
  await signIn(page, reporting.panel);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Ada' })).toBeVisible();
  await page.clock.fastForward('04:55');
  await expect(survey(page)).toHaveCount(0);
  await page.clock.fastForward('00:10');
  await expect(survey(page)).toContainText(
    'How likely are you to recommend Atrium to a friend or colleague?',
  );
  await expect(survey(page)).toContainText('Not at all likely');
  await expect(survey(page)).toContainText('Extremely likely');
  await expect(survey(page).getByRole('radio')).toHaveCount(11);
  await expect(survey(page).getByRole('textbox')).toHaveCount(0);
  await survey(page).getByRole('radio', { name: '9' }).check({ force: true });
  await survey(page).getByLabel('Do you have any suggestion for improvements?').fill('More engines');

  endpoint.status = 500;
  const submit = survey(page).getByRole('button', { name: 'Submit Feedback' });
  await submit.click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('An error occurred');
  await expect(survey(page).getByRole('textbox')).toHaveValue('More engines');

  endpoint.status = 200;
  await submit.click();
  await expect(survey(page)).toContainText('Thank you very much for your feedback!');
  await page.clock.fastForward('00:03');
  await expect(survey(page)).toHaveCount(0);
  expect(endpoint.bodies('submit-nps').at(-1)).toMatchObject({
    email: administrator.email,
    rating: 9,
    comment: 'More engines',
    environment: 'production',
    license: 'Community',
  });

  await page.reload();
  await page.clock.fastForward('06:00');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Ada' })).toBeVisible();
  await expect(survey(page)).toHaveCount(0);
});

test('a user who subscribes to the newsletter is registered, and a failing endpoint delays no one', async ({
  endpoint,
  page,
  reporting,
}) => {
  endpoint.status = 500;
  await page.goto(reporting.panel);
  await fillRegistration(page, administrator);
  await page.getByLabel(/^Keep me updated about news/).check();
  await page.getByRole('button', { name: "Let's start" }).click();
  const question = page.getByRole('heading', { name: 'Tell us a bit more about yourself' });
  await expect(question).toBeFocused();
  await page.reload();
  await expect(question).toBeVisible();
  const { keyboard } = page;
  const work = page.getByRole('combobox', { name: 'What type of work do you do?' });
  while (!(await work.evaluate((element) => element === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.type('Other');
  await keyboard.press('Enter');
  await page.getByLabel('What is it that you do?').fill('Engines');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Finish' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('Project has been successfully created', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Ada' })).toBeVisible();
  await expect(page.getByText('An error occurred')).toHaveCount(0);
  await expect
    .poll(() => endpoint.bodies('register'))
    .toEqual([
      {
        email: administrator.email,
        username: administrator.firstname,
        firstAdmin: true,
        persona: { role: 'other', otherRole: 'Engines' },
      },
    ]);
  await expect
    .poll(() => endpoint.bodies('track'))
    .toContainEqual(expect.objectContaining({ event: 'didInitializeAdministration' }));
});
