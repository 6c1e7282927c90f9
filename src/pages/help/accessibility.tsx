import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {accessibility} from '@site/src/product/react-pages';
import Layout from '@theme/Layout';

/** What this site does for readers with disabilities, how that is tested, what does not work, and how to report a barrier. */
export default function Accessibility() {
  const {customFields} = useDocusaurusContext().siteConfig;
  const supportEmail = String(customFields?.supportEmail);
  return (
    <Layout title={accessibility.title} description={useFilledIn()(accessibility.description)}>
      <main className="container page">
        <h1>Accessibility</h1>
        <p>
          This documentation aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at
          level AA. Nobody outside the project has audited it.
        </p>
        <h2>Report a barrier</h2>
        <p>
          Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. Say which page it is, what
          you wanted to do, and which browser and assistive technology you use. If a page keeps you
          from an answer, ask for the answer in the same message.
        </p>
        <h2>What is tested</h2>
        <p>
          These tests run in Chromium before a version of this site is published. One fault stops
          it.
        </p>
        <ul>
          <li>
            <strong>Every page</strong> passes every rule that the axe engine applies by default,
            and its rule on the size of targets, in the light mode, at 1280 or at 360 pixels.
            Contrast, the size of targets and the reach of the keyboard are measured again in the
            dark mode at the other width: once for each combination of colors and text sizes. One
            page of each kind is measured in both modes at both widths. No page scrolls sideways at
            320 pixels.
          </li>
          <li>
            <strong>What opens</strong> passes the same rules, in both modes and at both widths: the
            search dialog, the feedback dialog, an enlarged picture, the menu of a narrow window,
            the playground.
          </li>
          <li>
            <strong>The keyboard alone</strong> reaches and operates the navigation, the sidebar,
            search, tabs, dialogs, tables that scroll and the playground. On one page of each kind,
            what has the focus is never hidden behind the navigation at the top. After a link, the
            focus is at the start of the new page, whose heading is announced.
          </li>
          <li>
            <strong>Text</strong> at twice its size, or with the spacing that WCAG asks for: on one
            page of each kind nothing is cut off, and no link or button is covered.
          </li>
          <li>
            <strong>Colors of your system</strong>, such as those of a contrast theme of Windows,
            are followed. What is selected can still be told from what is not.
          </li>
          <li>
            <strong>Less motion</strong>: if your system asks for it, nothing moves.
          </li>
          <li>
            <strong>Without JavaScript</strong>, links lead from the home page to every page. One
            page of each kind has all its text there, and on paper.
          </li>
        </ul>
        <h2>What is known not to work</h2>
        <ul>
          <li>No test uses a screen reader, speech input or a browser other than Chromium.</li>
          <li>
            Search, the playground, the explorer of the data model and the feedback form need
            JavaScript.
          </li>
          <li>
            Wide tables and long lines of code scroll sideways inside themselves in a narrow window.
          </li>
          <li>
            In drawings, text grows with the zoom of the browser, but not with a larger text size.
          </li>
        </ul>
      </main>
    </Layout>
  );
}
