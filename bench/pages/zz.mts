import {launch} from './browser';
import {serve} from '../server';
const s=await serve(['build'],'br');const browser=await launch();
const css=`h2{letter-spacing:-0.019em}h3{letter-spacing:-0.012em}main[class*=docMainContainer]>.container>[class*=generatedIndexPage]{min-width:100%}@media (width>=996px){main:has([class*=directory_])>.container{padding-left:var(--gutter)}}`;
for(const a of process.argv.slice(2)){
 const [name,route,w,h,dark]=a.split('|') as string[];
 const c=await browser.newContext({viewport:{width:+w!,height:+(h||900)},bypassCSP:true,colorScheme:dark==='d'?'dark':'light'});
 const page=await c.newPage();
 await page.goto(s.url+route,{waitUntil:'load'});
 await page.addStyleTag({content:css});
 await page.waitForTimeout(800);
 await page.screenshot({path:`/tmp/s/${name}.png`});
 await c.close();
}
await browser.close();process.exit(0);
