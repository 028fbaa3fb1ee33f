import { test as base } from './journey.ts';
import { startMailServer, type MailServer } from './mailbox.ts';
import { Product } from './product.ts';

/** A test whose product, if it asks for `mailProduct`, sends real mail. */
export const test = base.extend<{
  /** A separate mail server. */
  readonly mailServer: MailServer;
  /** A product with an administrator, which sends mail to the mail server. */
  readonly mailProduct: Product;
}>({
  // Playwright reads the required fixtures from this pattern.
  mailServer: async ({}, give) => {
    const server = await startMailServer();
    await give(server);
    await server.close();
  },
  mailProduct: async ({ basePath, mailServer }, give) => {
    await Product.during({ basePath, environment: { SMTP_URL: mailServer.url }, data: 'registered' }, give);
  },
});
