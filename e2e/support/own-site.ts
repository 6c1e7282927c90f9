import path from 'node:path';
import type {Page} from '@playwright/test';
import {servicesRoot, siteBase} from '../services/address';
import {type DeployableSite, type Fault, serveDeployable} from './deployable-site';
import {test as base} from './test';

/** Each test has its own site, where another build can be deployed and files can be lost. */
export const test = base.extend<{site: DeployableSite}>({
  site: async ({hasServices}, use) => {
    const site = await (hasServices
      ? serveDeployable(path.resolve(servicesRoot), siteBase)
      : serveDeployable(path.resolve('build')));
    await use(site);
    await site.stop();
  },
  baseURL: async ({site}, use) => use(site.home),
});

/** Answers any request, like a network that requires a sign-in first. */
export const hotel: Fault = {text: '<h1>Hotel</h1><p>Which room are you in?</p>'};

/** What can happen to any file. */
export const faults = {
  'is missing': 404,
  'meets trouble on the server': 500,
  'gets no answer': 'no answer',
  'is cut': 'cut',
  'is empty': 'empty',
  'is the page of a hotel': hotel,
} satisfies Record<string, Fault>;

/** The notice that something couldn't be loaded, and the way to try again. */
export const failure = (page: Page) => page.getByRole('alert');
export const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});
