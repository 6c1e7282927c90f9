import '@site/src/css/page.css';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {accessibility} from '@site/src/product/react-pages';
import Layout from '@theme/Layout';

/** What the site does for readers with disabilities, how that's tested, known issues, and how to report a barrier. */
export default function Accessibility() {
  const {customFields} = useDocusaurusContext().siteConfig;
  const supportEmail = String(customFields?.supportEmail);
  return (
    <Layout title={accessibility.title} description={useFilledIn()(accessibility.description)}>
      <main className="container page">
        <h1>Accessibility</h1>
        <p>
          This documentation aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at
          level AA. No one outside the project has audited it.
        </p>
        <h2>Report a barrier</h2>
        <p>
          Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. Say which page it is, what
          you wanted to do, and which browser and assistive technology you use. If a page keeps you
          from finding an answer, ask your question in the same message.
        </p>
        <h2>What is tested</h2>
        <p>
          These tests run in Chromium before each version of this site is published. A single
          failure blocks the release.
        </p>
        <ul>
          <li>
            <strong>Every page</strong> passes every rule that the axe engine applies by default,
            and its rule on target size, in light mode, at 1280 or 360 pixels. Contrast, target
            size, and keyboard access are measured again in dark mode at the other width, once for
            each combination of colors and text sizes. One page of each kind is measured in both
            modes at both widths. No page scrolls horizontally at 320 pixels.
          </li>
          <li>
            <strong>Everything that opens</strong> passes the same rules, in both modes and at both
            widths: the search dialog, the feedback dialog, enlarged images, the menu in a narrow
            window, and the playground.
          </li>
          <li>
            <strong>The keyboard alone</strong> is enough to reach and use the navigation, the
            sidebar, search, tabs, dialogs, scrolling tables, and the playground. On one page of
            each kind, the navigation at the top never hides the focused element. After you follow a
            link, the focus moves to the start of the new page, and its heading is announced.
          </li>
          <li>
            <strong>Text</strong> can be twice its size, or have the spacing that WCAG requires. On
            one page of each kind, nothing is cut off, and no link or button is covered.
          </li>
          <li>
            <strong>Your system's colors</strong>, such as a Windows contrast theme, are used.
            Selected items still look different from the rest.
          </li>
          <li>
            <strong>Reduced motion</strong>: if your system requests it, nothing moves.
          </li>
          <li>
            <strong>Without JavaScript</strong>, links lead from the home page to every page. One
            page of each kind shows all its text, both on screen and in print.
          </li>
        </ul>
        <h2>Known limitations</h2>
        <ul>
          <li>No test uses a screen reader, speech input, or a browser other than Chromium.</li>
          <li>
            Search, the playground, the data model explorer, and the feedback form require
            JavaScript.
          </li>
          <li>In a narrow window, wide tables and long lines of code scroll horizontally.</li>
          <li>
            In diagrams, text grows when you zoom the browser, but not when you increase the text
            size.
          </li>
        </ul>
      </main>
    </Layout>
  );
}
