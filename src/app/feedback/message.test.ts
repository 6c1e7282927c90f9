// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import {exceedsLink, mailTextLimit, mailtoUrl} from './mailto';
import {composeMessage, type MessageDraft} from './message';
import {validate} from './validate';

const compose = (draft: MessageDraft) =>
  composeMessage(draft, {
    location: window.location,
    title: 'Roles & rights',
    siteVersion: '1.0.0',
    now: new Date(Date.UTC(2026, 0, 2, 3, 4, 5)),
  });

beforeEach(() => {
  window.location.href = 'https://docs.example/docs/roles?q=secret#edit-a-role';
});

describe('composeMessage', () => {
  it('has the sender, page, text, version, and time, without the query', () => {
    expect(compose({text: ' Which role? \n', email: ' me@example.com '})).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      page: 'https://docs.example/docs/roles#edit-a-role',
      title: 'Roles & rights',
      text: 'Which role?',
      email: 'me@example.com',
      siteVersion: '1.0.0',
      time: '2026-01-02T03:04:05.000Z',
    });
  });

  it('has no email address if none was given, and a new ID', () => {
    const [one, two] = [compose({text: 'a', email: ''}), compose({text: 'a', email: ''})];
    expect(JSON.parse(JSON.stringify(one))).not.toHaveProperty('email');
    expect(one.id).not.toBe(two.id);
  });

  it("has the draft's ID, so that a draft sent twice is one message", () => {
    expect(compose({text: 'a', email: '', id: 'a1'}).id).toBe('a1');
  });
});

describe('mailtoUrl', () => {
  it('fills in the address, subject, and body', () => {
    const message = compose({text: 'First line\nsecond & last', email: 'me@example.com'});
    const url = new URL(mailtoUrl('support@example.com', message));
    expect(url.pathname).toBe('support@example.com');
    expect(url.searchParams.get('subject')).toBe('Feedback: Roles & rights');
    const body = url.searchParams.get('body');
    expect(body).toContain('First line\r\nsecond & last\r\n');
    expect(body).toContain('Reply to: me@example.com');
    expect(body).toContain('Page: https://docs.example/docs/roles#edit-a-role');
    expect(body).toContain('Site version: 1.0.0');
    expect(body).toContain('Time: 2026-01-02T03:04:05.000Z');
  });

  it("has room for the text that the dialog accepts, and detects text that's too long", () => {
    const url = (text: string) => mailtoUrl('support@example.com', compose({text, email: ''}));
    const prose = 'The table of roles does not say who may edit a dashboard. '.repeat(20);
    expect(exceedsLink(url(prose.slice(0, mailTextLimit)))).toBe(false);
    expect(exceedsLink(url('役'.repeat(mailTextLimit)))).toBe(true);
    expect(exceedsLink('x'.repeat(2000))).toBe(false);
    expect(exceedsLink('x'.repeat(2001))).toBe(true);
  });
});

describe('validate', () => {
  it('accepts a message with or without an email address', () => {
    expect(validate({text: 'Hello', email: ''}, 10)).toEqual({});
    expect(validate({text: 'Hello', email: 'me@example.com'}, 10)).toEqual({});
  });

  it('requires a message', () => {
    expect(validate({text: ' \n', email: ''}, 10).text).toBe('Write a message first.');
  });

  it('says how long the text is and can be', () => {
    expect(validate({text: 'x'.repeat(1200), email: ''}, 1000).text).toBe(
      'The message has 1,200 characters. Shorten it to 1,000 or fewer.',
    );
  });

  it.each(['me', 'me@', 'me@example', 'me example@x.com'])('rejects the address %s', (email) => {
    expect(validate({text: 'Hello', email}, 10).email).toContain('name@example.com');
  });
});
