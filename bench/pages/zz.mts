import {launch} from './browser';
import {serve} from '../server';
const s=await serve([process.env.B||'build'],'br');const browser=await launch();
for(const a of process.argv.slice(2)){
 const [name,route,w,h,dark,full]=a.split('|');
 const c=await browser.newContext({viewport:{width:+w,height:+(h||900)},colorScheme:dark==='d'?'dark':'light',deviceScaleFactor:+w<500?2:1,hasTouch:+w<500});
 const page=await c.newPage();
 await page.goto(s.url+route,{waitUntil:'load'});
 await page.evaluate(()=>dispatchEvent(new Event('pointermove')));
 await page.waitForTimeout(1800);
 await page.screenshot({path:`/tmp/s/${name}.png`,fullPage:full==='f'});
 await c.close();
}
await browser.close();process.exit(0);
